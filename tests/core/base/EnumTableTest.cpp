// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/EnumTable.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::enum_table_test {
namespace {

enum class Metal : unsigned char { Iron, Copper, Element29, Tin };
using MetalName = EnumName<Metal>;

constexpr MetalName all[] = {
    {Metal::Iron, "iron"}, {Metal::Copper, "copper"}, {Metal::Element29, "29"}, {Metal::Tin, "tin"}};
constexpr MetalName withoutTin[] = {
    {Metal::Iron, "iron"}, {Metal::Copper, "copper"}, {Metal::Element29, "29"}};
constexpr MetalName beforeElement[] = {{Metal::Iron, "iron"}, {Metal::Copper, "copper"}};
constexpr MetalName swapped[] = {
    {Metal::Copper, "copper"}, {Metal::Iron, "iron"}, {Metal::Element29, "29"}, {Metal::Tin, "tin"}};
constexpr MetalName doubled[] = {
    {Metal::Iron, "iron"}, {Metal::Iron, "iron"}, {Metal::Element29, "29"}, {Metal::Tin, "tin"}};

// The promises that tables check with static_assert, here as values, so that a broken promise can be tested.
constexpr bool allListed = listsAll(all, &MetalName::value);
constexpr bool beforeTinListed = listsAllBefore(Metal::Tin, withoutTin, &MetalName::value);
constexpr bool allListedBeforeTin = listsAllBefore(Metal::Tin, all, &MetalName::value);
constexpr bool withoutTinListed = listsAll(withoutTin, &MetalName::value);
constexpr bool beforeElementListed = listsAll(beforeElement, &MetalName::value);
constexpr bool swappedListed = listsAll(swapped, &MetalName::value);
constexpr bool doubledListed = listsAll(doubled, &MetalName::value);

} // namespace

class EnumTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsNamesFromNumbers() {
        QVERIFY(isEnumerator<Metal::Iron>());
        QVERIFY(isEnumerator<Metal::Element29>());
        QVERIFY(isEnumerator<Metal(3)>());
        QVERIFY(!isEnumerator<Metal(4)>());
        QVERIFY(!isEnumerator<Metal(200)>());
    }

    void holdsTablesAgainstEnumerations() {
        QVERIFY(allListed);
        QVERIFY(beforeTinListed);
        QVERIFY(!allListedBeforeTin);
        QVERIFY(!withoutTinListed);
        QVERIFY(!beforeElementListed);
        QVERIFY(!swappedListed);
        QVERIFY(!doubledListed);
    }
};

LEVWRIGHT_TEST(EnumTableTest)

} // namespace levwright::enum_table_test

#include "EnumTableTest.moc"
