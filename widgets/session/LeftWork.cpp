// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/LeftWork.h"

#include "widgets/session/FilePath.h"
#include "widgets/session/Session.h"

#include <QFileInfo>

#include <algorithm>

namespace levwright {

QString LeftWork::name() const {
    if (!recovered)
        return QString::fromStdString(journal.path().filename().string());
    const JournalOwner& owner = recovered->owner;
    if (!owner.path.empty())
        return QFileInfo(fromPath(owner.path)).fileName();
    return owner.name.empty() ? Session::tr("Untitled") : QString::fromStdString(owner.name);
}

QString LeftWork::folder() const {
    return recovered && !recovered->owner.path.empty() ? QFileInfo(fromPath(recovered->owner.path)).path()
                                                       : QString();
}

namespace {

// Finds out what has happened to the file meanwhile.
void lookAtFile(LeftWork& work, const FileStore& files) {
    if (!work.recovered || work.recovered->owner.path.empty())
        return;
    const std::filesystem::path path = work.recovered->owner.path;
    const Result<std::string> bytes = files.read(path, maximumDocumentSize);
    if (!files.exists(path))
        work.file = LeftFile::Gone;
    else if (bytes && work.recovered->owner.file == ByteSum::of(*bytes))
        work.file = LeftFile::AsItWas;
    else
        work.file = LeftFile::Changed;
    work.fileBytes = bytes.value_or(std::string());
}

bool wasSaved(const LeftWork& work) {
    return work.recovered && (work.file == LeftFile::AsItWas || work.file == LeftFile::Changed) &&
           work.fileBytes == work.recovered->text;
}

// A readable generation contains everything that earlier ones do. After a power cut the latest may be empty.
void removeOldGenerations(std::vector<LeftWork>& works) {
    std::ranges::sort(works, std::ranges::greater(),
                      [](const LeftWork& work) { return work.journal.generation(); });
    for (std::size_t i = 0; i < works.size(); ++i) {
        if (!works[i].recovered)
            continue;
        const std::string id = works[i].journal.id();
        works[i].journal.sync();
        for (std::size_t k = works.size(); k-- > 0;) {
            if (k == i || works[k].journal.id() != id)
                continue;
            works[k].journal.remove();
            works.erase(works.begin() + std::ptrdiff_t(k));
            i -= k < i ? 1 : 0;
        }
    }
}

} // namespace

std::vector<LeftWork> findLeftWork(const QString& folder, const FileStore& files) {
    std::vector<LeftWork> found;
    for (LeftJournal& journal : LeftJournal::findAll(toPath(folder))) {
        LeftWork work{std::move(journal), {}, LeftFile::None, {}};
        work.recovered = readJournal(work.journal.bytes());
        lookAtFile(work, files);
        found.push_back(std::move(work));
    }
    removeOldGenerations(found);
    std::erase_if(found, [](const LeftWork& work) {
        if (wasSaved(work))
            work.journal.remove();
        return wasSaved(work);
    });
    std::ranges::sort(found, std::ranges::greater(),
                      [](const LeftWork& work) { return work.journal.time(); });
    return found;
}

} // namespace levwright
