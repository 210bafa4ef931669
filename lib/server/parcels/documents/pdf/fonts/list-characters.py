"""
Prints the characters of the fonts as ranges in JSON. Each range is two numbers in base 36: how many characters are left out before it,
and how many more than one it has. A zero is left out.
"""
import re
import sys
from fontTools.ttLib import TTFont

DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'


def base36(number):
    return (base36(number // 36) if number >= 36 else '') + DIGITS[number % 36]


def by_family(paths):
    families = {}
    for path in paths:
        characters = set(TTFont(path).getBestCmap())
        name = re.sub(r'-\d+\.ttf$', '', path)
        families[name] = families.get(name, characters) & characters
    return set().union(*families.values())


ranges = []
end = 0
for code in sorted(by_family(sys.argv[1:])):
    if ranges and code == end:
        ranges[-1][1] += 1
    else:
        ranges.append([code - end, 0])
    end = code + 1
print('"%s"' % ' '.join(base36(gap) + (f'-{base36(more)}' if more else '') for gap, more in ranges))
