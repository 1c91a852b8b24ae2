import { describe, expect, test } from 'vitest'
import { readSvg } from '../../test/read-svg.ts'
import { box, circle, line, path, sceneOf } from '../../test/smallest-scene.ts'
import { fillKind } from '../scene/fill-kind.ts'
import type { Color } from '../scene/limits.ts'
import { colors } from '../scene/limits.ts'
import type { Element } from '../scene/scene.ts'
import { elementFill, elementStroke, fillOf, roleOf, strokeOf, textOf } from './paint.ts'
import { colorsOf, defaultLook } from './palette.ts'
import { renderScene } from './render-scene.ts'

describe('the role of a stroke', () => {
  test.each([
    ['a box is outlined', box, 'outline'],
    ['a circle is outlined', circle, 'outline'],
    ['a path that is closed at its end is outlined', { ...path, d: 'M0 0H9V9Z' }, 'outline'],
    ['white space does not open it', { ...path, d: 'M0 0H9V9z \n' }, 'outline'],
    ['a closed path that goes on is a connector', { ...path, d: 'M0 0H9V9ZH20' }, 'connector'],
    ['an open path joins things', { ...path, d: 'M0 0H9V9' }, 'connector'],
    ['an arrow joins things', { ...line, arrow: true }, 'connector'],
    ['even a closed one', { ...path, d: 'M0 0H9V9Z', arrow: true }, 'connector'],
    ['a plain line is an axis, a divider or a lifeline', line, 'line'],
  ] as const)('%s', (_rule, element, role) => expect(roleOf(element)).toBe(role))
})

test('weight belongs to the token: what is background is thin, what joins is heavier, the accent heaviest', () => {
  const weight = (token: Color): number[] =>
    (['outline', 'line', 'connector'] as const).map((role) => strokeOf(token, role)?.width ?? 0)
  expect(Object.fromEntries(colors.map((token) => [token, weight(token)]))).toEqual({
    ink: [1.5, 1.5, 1.5],
    muted: [1, 1, 1.25],
    accent: [2.25, 2.25, 2.25],
    soft: [1, 1, 1],
    surface: [1, 1, 1],
    rule: [1, 1, 1],
    positive: [1.75, 1.75, 1.75],
    negative: [1.75, 1.75, 1.75],
    none: [0, 0, 0],
  })
})

test('connectors are darker than the outlines they join, and the edge of an area is darker than a grid', () => {
  expect([strokeOf('muted', 'outline')?.shade, strokeOf('muted', 'connector')?.shade]).toEqual(['outline', 'connector'])
  expect([strokeOf('rule', 'outline')?.shade, strokeOf('rule', 'line')?.shade]).toEqual(['edge', 'grid'])
})

test.each([
  ['surface', 'surface', 'page', 'halfSurface', 'halfSurface', 'onSolid'],
  ['rule', 'tint', 'rule', 'halfRule', 'halfRule', 'edge'],
  ['soft', 'soft', 'soft', 'halfSoft', 'halfSoft', 'halfAccent'],
  ['accent', 'accent', 'accent', 'halfAccent', 'soft', 'accent'],
  ['ink', 'ink', 'ink', 'halfInk', 'lilac', 'ink'],
  ['muted', 'neutral', 'neutral', 'halfMuted', 'sand', 'muted'],
  ['positive', 'positive', 'positive', 'halfPositive', 'mint', 'positive'],
  ['negative', 'negative', 'negative', 'halfNegative', 'blush', 'negative'],
] as const)(
  '%s: a shape, a mark without an outline, a half-tone, a pale one, a text',
  (token, shape, mark, half, pale, words) => {
    expect(fillOf(token, fillKind('muted', undefined))).toBe(shape)
    expect(fillOf(token, fillKind('rule', true))).toBe(shape)
    expect(fillOf(token, fillKind('none', undefined))).toBe(mark)
    expect(fillOf(token, fillKind('none', true))).toBe(half)
    expect(fillOf(token, fillKind('surface', true))).toBe(pale)
    expect(textOf(token)).toBe(words)
  },
)

test('none paints nothing, and an element without a color has that of its kind', () => {
  expect([fillOf('none', 'shape'), strokeOf('none', 'line'), textOf('none')]).toEqual([undefined, undefined, undefined])
  expect([elementFill(box), elementFill(path), elementStroke(line)]).toEqual([
    'surface',
    undefined,
    { shade: 'outline', width: 1 },
  ])
})

const attributesOf = (element: Element): Record<string, string> =>
  readSvg(renderScene(sceneOf(element)))[5]?.attributes ?? {}

test('strokes are drawn in the middle of pixels, the edges of fills without an outline between them', () => {
  const group = readSvg(renderScene(sceneOf()))[4]
  expect(group?.attributes).toMatchObject({ transform: 'translate(.5 .5)' })
  const back = { transform: 'translate(-.5 -.5)' }
  expect(attributesOf({ ...box, stroke: 'none' })).toMatchObject(back)
  expect(attributesOf({ ...path, d: 'M0 0H9V9Z', fill: 'accent', stroke: 'none' })).toMatchObject(back)
  for (const stroke of ['rule', 'muted', 'accent'] as const)
    expect(attributesOf({ ...box, stroke })).not.toHaveProperty('transform')
})

test.each([
  [8, 100, '2'],
  [100, 15.9, '2'],
  [16, 16, '4'],
  [31, 400, '4'],
  [32, 32, '6'],
])('the corners of a box of %s by %s px', (w, h, rx) => expect(attributesOf({ ...box, w, h })).toMatchObject({ rx }))

test('a half-tone is painted in its shade', () => {
  const { halfMuted, rule, tint } = colorsOf(defaultLook)
  const square = { ...path, d: 'M0 0H9V9Z' }
  expect(attributesOf({ ...square, fill: 'muted', stroke: 'none', dashed: true })).toMatchObject({ fill: halfMuted })
  expect(attributesOf({ ...square, fill: 'rule', stroke: 'none' })).toMatchObject({ fill: rule })
  expect(attributesOf({ ...square, fill: 'rule', stroke: 'rule' })).toMatchObject({ fill: tint })
})
