/** Layers as rows, and the room between these. */
import { describe, expect, test } from 'vitest'
import type { Level } from '../ranks/level.ts'
import { gapsOf, rowsOf } from './rows.ts'

const rows = (order: number[][], most: number, real = 9) =>
  rowsOf(order, { real, width: () => 10, most }).map(({ vertices, layer }) => [layer, ...vertices])

describe('a layer', () => {
  test.each([
    [[0, 1, 2, 3], 55, [[0, 0, 1, 2, 3]]],
    [
      [0, 1, 2, 3],
      54,
      [
        [0, 0, 1],
        [0, 2, 3],
      ],
    ],
    [
      [0, 1, 2, 3, 4],
      40,
      [
        [0, 0, 1, 2],
        [0, 3, 4],
      ],
    ],
    [
      [0, 1, 2],
      25,
      [
        [0, 0, 1],
        [0, 2],
      ],
    ],
    [
      [0, 1, 2],
      9,
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    ],
    [[0, 9, 10], 9, [[0, 0, 9, 10]]],
    [
      [0, 9, 1],
      24,
      [
        [0, 0],
        [0, 1],
      ],
    ],
  ])('%j is as few and as even rows as fit %i units', (layer, most, expected) => {
    expect(rows([layer], most)).toEqual(expected)
  })

  test.each([
    [
      'is cut between families',
      'aaabb',
      40,
      [
        [0, 1, 2],
        [3, 4],
      ],
    ],
    [
      'is cut as evenly as families allow',
      'aabbccdd',
      60,
      [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
      ],
    ],
    [
      'has one row more rather than a family in two',
      'aabbcc',
      50,
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    ],
    ['is cut within a family that is wider than a row', 'aaaab', 26, [[0, 1], [2, 3], [4]]],
    [
      'fits where its longest family does',
      'aabbb',
      40,
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    [
      'is cut evenly where each is a family',
      'abcde',
      43,
      [
        [0, 1, 2],
        [3, 4],
      ],
    ],
    [
      'is cut evenly where not all are leaves',
      'aabbb ',
      43,
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      'is cut anywhere where all are one family',
      'aaaa',
      54,
      [
        [0, 1],
        [2, 3],
      ],
    ],
  ])('%s', (_, families, most, expected) => {
    const order = Array.from(families, (_each, vertex) => vertex)
    const found = rowsOf([order], { real: 9, width: () => 10, most, kin: (vertex) => families[vertex]!.trim() })
    expect(found.map(({ vertices }) => vertices)).toEqual(expected)
  })

  test('keeps its number', () => {
    expect(rows([[0], [1, 2]], 10)).toEqual([
      [0, 0],
      [1, 1],
      [1, 2],
    ])
  })
})

describe('below a row', () => {
  const level = (groups: number[][], links: [from: number, to: number, h: number][] = []) =>
    ({
      vertices: groups.map((each) => ({ groups: each })),
      links: links.map(([from, to, h]) => ({ from, to, words: { w: h, h } })),
    }) as unknown as Level
  const pads = (group: number) => ({ top: group, bottom: 10 * group })
  const below = (own: Level, layers: number[]) =>
    gapsOf(
      layers.map((layer, index) => ({ vertices: [index], layer })),
      own,
      { ranks: layers, pads },
    )

  test('of one layer there is the room between nodes, between ranks there is more, and nothing below the last', () => {
    expect(below(level([[], [], []]), [0, 0, 1])).toEqual([5, 6, 0])
  })

  test('there is room for the words of what leads on, whichever way', () => {
    expect(below(level([[], [], []], [[0, 1, 2.5]]), [0, 1, 2])).toEqual([8, 6, 0])
    expect(below(level([[], [], []], [[2, 1, 4]]), [0, 1, 2])).toEqual([6, 9, 0])
    expect(below(level([[], [], []], [[0, 1, 0.5]]), [0, 1, 2])).toEqual([6, 6, 0])
  })

  test('there is room for the walls of open groups that end or begin there', () => {
    expect(below(level([[1], [1, 2], []]), [0, 1, 2])).toEqual([8, 36, 0])
    expect(below(level([[1], [2]]), [0, 1])).toEqual([18, 0])
  })
})
