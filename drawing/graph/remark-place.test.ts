import { expect, test } from 'vitest'
import { asideShifts } from './remark-place.ts'

const frame = { head: { w: 40, h: 40 }, aside: { w: 60, h: 40 }, draw: () => [] }
const rect = { x: 100, y: 100, w: 200, h: 120 }

const shiftsOf = (
  rects: (typeof rect)[],
  lines: [x: number, y: number, to?: number][],
  view: object = frame,
): number[] => [
  ...asideShifts(
    rects.map((own, index) => ({ group: index, parent: undefined, view: view as typeof frame, rect: own })),
    {
      edges: lines.map(([x, y, to = 300]) => ({
        points: [
          { x, y },
          { x, y: to },
        ],
      })),
    } as unknown as Parameters<typeof asideShifts>[1],
  ).values(),
]

const shift = (...lines: [x: number, y: number][]): number | undefined => shiftsOf([rect], lines)[0]

test('a remark is at the right of its frame, or as little left of that as leaves it free of lines', () => {
  expect(shift()).toBe(0)
  // Right of its words, and below its strip.
  expect([shift([300, 0]), shift([270, 140])]).toEqual([0, 0])
  expect(shift([270, 0])).toBe(32)
  expect(shift([270, 139])).toBe(32)
  expect(shift([270, 0], [200, 0])).toBe(32)
})

test('where lines leave it no place, it is at the right', () => {
  expect(shift([250, 0], [195, 0])).toBe(0)
  expect(shiftsOf([rect], [], { draw: () => [] })).toEqual([0])
})

test('remarks over each other in frames that end at one edge are in line, where no line keeps one from it', () => {
  const below = { ...rect, y: 300 }
  expect(shiftsOf([rect, below], [[270, 0, 250]])).toEqual([32, 32])
  expect(shiftsOf([rect, { ...below, w: 240 }], [[270, 0, 250]])).toEqual([32, 0])
  expect(
    shiftsOf(
      [rect, below],
      [
        [270, 0, 250],
        [220, 290, 400],
      ],
    ),
  ).toEqual([32, 0])
})

test('remarks of equal frames beside each other are at one offset where a line pushes one of them, or else mirrored', () => {
  const twins = (lines: number[], other: Partial<typeof rect> & { parent?: string } = {}): number[] => {
    const { parent = 'b', ...moved } = other
    const places = [
      { group: 0, parent: 'a', view: frame, rect },
      { group: 1, parent, view: frame, rect: { ...rect, x: 400, ...moved } },
    ]
    const edges = lines.map((x) => ({ points: [0, 300].map((y) => ({ x, y })) }))
    return [...asideShifts(places, { edges } as unknown as Parameters<typeof asideShifts>[1]).values()]
  }
  const [one, two] = twins([270, 160])
  expect([one, two]).toEqual([55, 55])
  // A line of the second where the first has its only place.
  const [left = 0, right = 0] = twins([280, 160, 405, 520])
  // The middle of what is said, of 42 px that end 16 px left of the remark's end.
  expect(300 - left - 37 + (600 - right - 37)).toBe(700)
  expect([left, right]).toEqual([35, 91])
  expect(twins([])).toEqual([0, 0])
  for (const other of [{ y: 108 }, { w: 192 }, { parent: 'a' }]) expect(twins([270, 160], other)).toEqual([32, 0])
  // A narrower one below begins where the other does.
  const narrow = { ...frame, aside: { w: 40, h: 40 } }
  const stack = [
    { group: 0, parent: 'a', view: frame, rect },
    { group: 1, parent: 'b', view: frame, rect: { ...rect, x: 400 } },
    { group: 2, parent: 'a', view: narrow, rect: { ...rect, y: 300 } },
  ]
  const edges = [270, 160].map((x) => ({ points: [0, 500].map((y) => ({ x, y })) }))
  const shifts = asideShifts(stack, { edges } as unknown as Parameters<typeof asideShifts>[1])
  expect(shifts.get(2)).toBe((shifts.get(0) ?? 0) + 20)
  // Where lines leave no two such places, each has its own.
  expect(twins([270, 160, 480, 520])).toEqual([32, 0])
})
