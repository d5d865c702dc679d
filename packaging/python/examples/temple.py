# SPDX-License-Identifier: GPL-3.0-or-later
# A notebook as a script: Jupyter, VS Code and Spyder show the parts between "# %%" as cells.
# Run all of it with: python3 temple.py
# %% [markdown]
# # A level, made by a program and looked at from Python
# The level is a text. Here a few lines of Python write it; a file would be opened with `levwright.open`.
# %%
from collections import Counter

import levwright

LEVEL = """MAZE:"temple",' '
GEOMETRY:center,center
MAP
-----------------
|.......|.......|
|.......+.......|
|.......|.......|
-----------------
ENDMAP
REGION:(1,1,7,3),lit,"ordinary"
REGION:(9,1,15,3),unlit,"temple"
DOOR:locked,(8,2)
STAIR:(1,2),up
STAIR:(15,2),down
ALTAR:(12,2),noalign,shrine
MONSTER:'d',random,random
TRAP:random,random
"""
level = levwright.from_text(LEVEL).level()

# %% [markdown]
# ## What is wrong with it
# %%
for problem in level.file.check(hints=True):
    print(problem)

# %% [markdown]
# ## One roll
# The same seed gives the same level on every machine.
# %%
roll = level.roll(seed=7)
for monster in roll.monsters:
    print(monster.symbol, monster.name, "at", (monster.x, monster.y))
floor = roll.meaning.terrain_number("floor")
print(sum(int(cell) == floor for row in roll.terrain for cell in row), "cells of floor")

# %% [markdown]
# ## A thousand rolls
# One process makes them all, so this takes less than a second.
# %%
dogs: Counter[str] = Counter()
sound = 0
for roll in level.rolls(1000):
    dogs.update(monster.name for monster in roll.monsters if monster.symbol == "d")
    sound += roll.is_sound
print(sound, "of 1,000 rolls are sound; the dogs are", dogs.most_common(3))

# %% [markdown]
# ## Statistics
# What can go wrong, how often, and a seed that shows it.
# %%
statistics = level.statistics(5000)
for finding in statistics.findings:
    print(f"{finding.share:7.2%}  {finding.kind}, as with seed {finding.seed}")

# %% [markdown]
# ## MiniHack
# The string is what `gym.make("MiniHack-Skill-Custom-v0", des_file=…)` takes.
# %%
print(level.minihack().des_file.splitlines()[0])
