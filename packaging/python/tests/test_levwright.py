# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the package with the program that LEVWRIGHT_CLI names. Run by tests/core/cli/PythonPackageTest.cpp."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import levwright
from levwright import _rolls

HALL = """MAZE:"hall",' '
GEOMETRY:center,center
MAP
-----
|...|
|.L.|
|...|
-----
ENDMAP
REGION:(0,0,4,4),lit,"ordinary"
STAIR:(1,1),up
STAIR:(3,3),down
MONSTER:'d',"jackal",(2,1),asleep
OBJECT:'*',"ruby",(1,3)
TRAP:"pit",(3,1)
ENGRAVING:(1,2),burn,"here"
"""
THEMED = """themeroom_fills = { { name = "Gold", contents = function() des.gold() end } }
themerooms = { { name = "default", frequency = 9, contents = function() des.room({}) end },
{ name = "Den", mindiff = 2, contents = function() des.room({ w = 5, h = 3, contents = themeroom_fill }) end } }
"""
HAS_NUMPY = _rolls.numpy is not None


def rows(grid):
    """Plain lists, with and without NumPy."""
    return grid.tolist() if HAS_NUMPY and not isinstance(grid, list) else grid


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def file(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path


class OpenTest(InFolder):
    def test_lists_levels_and_their_game(self):
        file = levwright.open(self.file("two.des", HALL + HALL.replace('"hall"', '"other"')))
        self.assertEqual([level.name for level in file], ["hall", "other"])
        self.assertEqual([level.line for level in file], [1, 17])
        self.assertEqual(file.level("other").game, "nethack-3.4.3")
        self.assertIsNone(file.level("other").themed)

    def test_level_must_be_chosen_if_there_are_several(self):
        file = levwright.open(self.file("two.des", HALL + HALL.replace('"hall"', '"other"')))
        with self.assertRaisesRegex(levwright.LevwrightError, "choose one of its levels: hall, other"):
            file.level()
        with self.assertRaisesRegex(levwright.LevwrightError, "no level 'third'"):
            file.level("third")

    def test_compiled_level(self):
        self.file("hall.des", HALL)
        subprocess.run(
            [levwright.program(), "lev_comp", "hall.des"], cwd=self.folder, check=True, stdout=subprocess.DEVNULL
        )
        level = levwright.open(os.path.join(self.folder, "hall.lev")).level()
        self.assertTrue(level.is_compiled)
        self.assertEqual(level.roll(5).monsters[0].name, "jackal")
        self.assertEqual(level.roll(5).meaning.statements, [])

    def test_themed_rooms_tell_frequency_and_limits(self):
        file = levwright.open(self.file("t.lua", THEMED))
        den = file.level("Den").themed
        self.assertEqual((den.kind, den.frequency, den.percent), ("room", 1, 10))
        self.assertEqual((den.least_difficulty, den.most_difficulty, den.has_condition), (2, None, False))
        self.assertEqual(file.level("Gold").themed.kind, "fill")
        alone = file.level("Den").roll(3, fill="Gold", alone=True)
        self.assertEqual(len(alone.rooms), 1)
        self.assertIn("gold piece", [thing.name for thing in alone.objects])
        with self.assertRaisesRegex(levwright.LevwrightError, "needs a difficulty of 2 or more"):
            file.level("Den").roll(context={"difficulty": 1})

    def test_what_is_no_level_raises(self):
        for name, text, words in [("none.des", None, "Cannot open"), ("list.txt", "milk\n", "no level")]:
            path = os.path.join(self.folder, name) if text is None else self.file(name, text)
            with self.assertRaisesRegex(levwright.LevwrightError, words) as caught:
                levwright.open(path)
            self.assertEqual(caught.exception.status, 2)

    def test_games(self):
        self.assertEqual(levwright.games()[0], "nethack-3.4.3")
        with self.assertRaisesRegex(levwright.LevwrightError, "rogue"):
            levwright.from_text(HALL, game="rogue")


class CheckTest(InFolder):
    def test_problems_have_places_and_fixes(self):
        path = self.file("bad.des", HALL.replace("jackal", "jackel"))
        (found,) = levwright.check(path)
        self.assertEqual((found.file, found.line, found.severity), (path, 13, "warning"))
        self.assertEqual((found.column, found.end_column), (13, 21))
        self.assertEqual(found.code, "unknown-monster")
        self.assertEqual(found.fixes[0].edits[0].text, "jackal")
        self.assertTrue(str(found).endswith("[unknown-monster]"))
        self.assertEqual(levwright.open(path).check(), [found])

    def test_sound_file_has_no_problems(self):
        self.assertEqual(levwright.check(self.file("hall.des", HALL)), [])
        self.assertEqual(levwright.check(), [])

    def test_unreadable_file_raises(self):
        with self.assertRaisesRegex(levwright.LevwrightError, "Cannot open"):
            levwright.check(os.path.join(self.folder, "none.des"))


class RollTest(InFolder):
    def setUp(self):
        super().setUp()
        self.level = levwright.from_text(HALL).level()

    def corner(self, roll):
        """Of the map: the cell of the top left wall."""
        number = roll.meaning.terrain_number("top left corner")
        return next((x, y) for y, row in enumerate(rows(roll.terrain)) for x, cell in enumerate(row) if cell == number)

    def test_cells(self):
        roll = self.level.roll(7)
        x, y = self.corner(roll)
        terrain = rows(roll.terrain)
        self.assertEqual((len(terrain), len(terrain[0])), (levwright.ROWS, levwright.COLUMNS))
        names = [[roll.meaning.terrain[cell] for cell in row[x : x + 5]] for row in terrain[y : y + 5]]
        self.assertEqual(names[2], ["vertical wall", "floor", "lava", "floor", "vertical wall"])
        self.assertEqual((names[1][1], names[3][3]), ("stairs", "stairs"))
        self.assertEqual((rows(roll.detail)[y + 1][x + 1], rows(roll.detail)[y + 3][x + 3]), (1, 0))
        self.assertEqual(rows(roll.lit)[y + 2][x + 1], 1)
        self.assertEqual(rows(roll.lit)[0][1], 0)

    def test_things(self):
        roll = self.level.roll(7)
        x, y = self.corner(roll)
        (dog,) = roll.monsters
        self.assertEqual((dog.name, dog.symbol, dog.asleep, dog.x, dog.y), ("jackal", "d", True, x + 2, y + 1))
        self.assertEqual(roll.meaning.statements[dog.statement], (13, "MONSTER:'d',\"jackal\",(2,1),asleep"))
        ruby = next(thing for thing in roll.objects if thing.statement is not None)
        self.assertEqual((ruby.name, ruby.symbol, ruby.quantity, ruby.x, ruby.y), ("ruby", "*", 1, x + 1, y + 3))
        self.assertIn(("pit", x + 3, y + 1), [(trap.name, trap.x, trap.y) for trap in roll.traps])
        self.assertEqual([(each.x, each.y) for each in roll.engravings], [(x + 1, y + 2)])
        row = rows(roll.rows("monsters"))[0]
        self.assertEqual(row[: len(roll.meaning.fields["monsters"])][:3], [x + 2, y + 1, dog.kind])
        self.assertEqual(roll.meaning.fields["monsters"][:3], ["x", "y", "kind"])

    def test_same_seed_same_level(self):
        some = {roll.seed: roll for roll in self.level.rolls(range(5, 9))}
        self.assertEqual(list(some), [5, 6, 7, 8])
        again = self.level.roll(6)
        self.assertEqual(rows(again.terrain), rows(some[6].terrain))
        self.assertEqual(again.objects, some[6].objects)

    def test_text_of_the_program_agrees(self):
        path = self.file("hall.des", HALL)
        printed = subprocess.run(
            [levwright.program(), "roll", "--seed", "4", path], stdout=subprocess.PIPE, check=True, encoding="utf-8"
        ).stdout.splitlines()
        roll = self.level.roll(4)
        for y, row in enumerate(rows(roll.terrain)):
            for x, cell in enumerate(row):
                if roll.meaning.terrain[cell] == "lava":
                    self.assertEqual(printed[y][x - 1], "L")
        things = [line for line in printed if line.startswith("monster ")]
        self.assertEqual(
            [line.split(":")[0] for line in things], [f"monster {dog.x},{dog.y}" for dog in roll.monsters]
        )

    def test_findings(self):
        cut = HALL.replace("|.L.|", "-----")
        found = {finding.kind for finding in levwright.from_text(cut).level().roll().findings}
        self.assertIn("cut-off", found)
        self.assertFalse(levwright.from_text(cut).level().roll().is_sound)
        self.assertTrue(self.level.roll().is_sound)

    def test_end_of_the_game(self):
        broken = "MAZE:\"a\",'.'\nNOMAP\nMONSTER:'d',\"jackal\",random\n"
        roll = levwright.from_text(broken).level().roll()
        self.assertIn("no cell fits", roll.fatal)
        self.assertFalse(roll.is_sound)

    def test_left_out(self):
        roll = levwright.from_text(HALL.replace("jackal", "jackel")).level().roll()
        self.assertEqual(roll.meaning.left_out, ["“jackel”"])

    def test_context(self):
        deep = self.level.rolls(1, context={"depth": 40, "difficulty": 30}).meaning.context
        self.assertIn("depth=40,difficulty=30", deep)
        with self.assertRaisesRegex(levwright.LevwrightError, "depth=deep"):
            self.level.rolls(1, context={"depth": "deep"})

    def test_seeds_are_checked(self):
        for seeds in (0, range(3, 3), range(1, 9, 2), range(-2, 3)):
            with self.assertRaises(ValueError):
                self.level.rolls(seeds)
        with self.assertRaisesRegex(levwright.LevwrightError, "too many seeds"):
            self.level.rolls(range(0, 10**8))

    def test_reading_may_end_early(self):
        with self.level.rolls(1_000_000) as rolls:
            self.assertEqual(next(rolls).seed, 1)
        self.assertRaises(StopIteration, next, rolls)

    def test_many_grids_at_once(self):
        grids = self.level.rolls(20).terrain()
        self.assertEqual(len(grids), 20)
        if HAS_NUMPY:
            self.assertEqual(grids.shape, (20, levwright.ROWS, levwright.COLUMNS))
        self.assertEqual(rows(grids[3]), rows(self.level.roll(4).terrain))

    def test_lists_without_numpy(self):
        roll = self.level.roll(7)
        with mock.patch.object(_rolls, "numpy", None):
            plain = roll.terrain
            things = roll.rows("objects")
        self.assertIsInstance(plain, list)
        self.assertEqual(plain, rows(roll.terrain))
        self.assertEqual(things, rows(roll.rows("objects")))


class StatisticsTest(InFolder):
    def setUp(self):
        super().setUp()
        self.level = levwright.from_text(HALL).level()

    def test_counts(self):
        counted = self.level.statistics(40)
        self.assertEqual((counted.level, counted.rolls), ("hall", 40))
        self.assertEqual(counted.per_roll("mon:d"), {1: 1.0})
        self.assertEqual(sum(map(sum, rows(counted.places("mon:d")))), 1.0)
        self.assertIn("trap:pit", counted.kinds)

    def test_findings_have_a_seed(self):
        cut = levwright.from_text(HALL.replace("|.L.|", "-----")).level().statistics(10)
        kinds = {finding.kind: finding for finding in cut.findings}
        self.assertEqual((kinds["cut-off"].rolls, kinds["cut-off"].share, kinds["cut-off"].seed), (10, 1.0, 1))

    def test_parts_merge_exactly(self):
        whole = self.level.statistics(30)
        merged = levwright.merge(self.level.statistics(range(1, 13)), self.level.statistics(range(13, 31)))
        self.assertEqual(json.dumps(merged.data), json.dumps(whole.data))
        with self.assertRaises(levwright.LevwrightError):
            levwright.merge(whole, whole)


class MiniHackTest(unittest.TestCase):
    def test_string(self):
        made = levwright.from_text(HALL).level().minihack()
        self.assertTrue(made.des_file.startswith('MAZE:"mylevel"'))
        self.assertEqual([level.game for level in levwright.from_text(made.des_file)], ["nethack-3.6"])
        with self.assertRaises(levwright.LevwrightError):
            levwright.from_text(HALL + "MONSTER:(\n").level().minihack()


class ProgramTest(unittest.TestCase):
    def test_missing_program(self):
        with mock.patch.dict(os.environ, {"LEVWRIGHT_CLI": "/nowhere/levwright-cli"}):
            with self.assertRaisesRegex(levwright.LevwrightError, "LEVWRIGHT_CLI"):
                levwright.games()

    def test_version_is_that_of_the_program(self):
        said = subprocess.run([levwright.program(), "--version"], stdout=subprocess.PIPE, check=True, encoding="utf-8")
        self.assertEqual(said.stdout.split()[1], levwright.__version__)

    def test_messages_are_english(self):
        with mock.patch.dict(os.environ, {"LANGUAGE": "de", "LANG": "de_DE.UTF-8"}):
            with self.assertRaisesRegex(levwright.LevwrightError, "Cannot open"):
                levwright.open("/nowhere/a.des")


if __name__ == "__main__":
    print("NumPy:", _rolls.numpy.__version__ if HAS_NUMPY else "not installed", file=sys.stderr)
    unittest.main()
