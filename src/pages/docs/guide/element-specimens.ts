/**
 * The small scenes of the documentation for each element and each of its options.
 */
import type { Box, Circle, Element, Scene } from '../../../scene/scene.ts'

/** A scene without its canvas. */
export type SpecimenScene = Pick<Scene, 'title' | 'description' | 'elements'>

export const specimen = (title: string, description: string, elements: Element[]): SpecimenScene => ({
  title,
  description,
  elements,
})

const note = (x: number, y: number, text: string): Element => ({
  type: 'text',
  x,
  y,
  text,
  size: 14,
  fill: 'muted',
  align: 'middle',
  mono: true,
})

/** Three shapes in a row, each with a value of its own, named below at `y`. */
const trio = <const Value extends string>(
  values: readonly Value[],
  y: number,
  shape: (x: number, value: Value) => Element,
): Element[] => {
  const places = values.map((value, at) => ({ x: 44 + 76 * at, value }))
  return [...places.map(({ x, value }) => shape(x, value)), ...places.map(({ x, value }) => note(x, y, value))]
}

const boxAt = (x: number, look: Pick<Box, 'fill' | 'stroke'>): Element => {
  return { type: 'box', x: x - 28, y: 16, w: 56, h: 40, ...look }
}

const circleAt = (x: number, look: Pick<Circle, 'fill' | 'stroke'>): Element => {
  return { type: 'circle', x, y: 38, r: 24, ...look }
}

const boxes: Record<string, SpecimenScene> = {
  box: specimen('A box', 'A rectangle with rounded corners, surface fill and a muted outline.', [
    { type: 'box', x: 40, y: 24, w: 160, h: 52 },
  ]),
  'box-fill': specimen(
    'Boxes with different fills',
    'Three boxes: fill soft, fill accent, fill none.',
    trio(['soft', 'accent', 'none'], 82, (x, fill) => boxAt(x, { fill })),
  ),
  'box-stroke': specimen(
    'Boxes with different outlines',
    'Three boxes: stroke accent, stroke rule, stroke none.',
    trio(['accent', 'rule', 'none'], 82, (x, stroke) => boxAt(x, { stroke })),
  ),
  'box-dashed': specimen('A dashed box', 'A box with a dashed outline and no fill, as around a group.', [
    { type: 'box', x: 40, y: 24, w: 160, h: 52, fill: 'none', dashed: true },
  ]),
}

const texts: Record<string, SpecimenScene> = {
  text: specimen('A text', 'The word Queue in ink, 16 pixels high.', [{ type: 'text', x: 96, y: 56, text: 'Queue' }]),
  'text-size': specimen('Texts of different sizes', 'The letters Ag in 12, 16, 20 and 28 pixels on one baseline.', [
    { type: 'text', x: 24, y: 52, text: 'Ag', size: 12 },
    { type: 'text', x: 64, y: 52, text: 'Ag', size: 16 },
    { type: 'text', x: 112, y: 52, text: 'Ag', size: 20 },
    { type: 'text', x: 168, y: 52, text: 'Ag', size: 28 },
    note(33, 82, '12'),
    note(74, 82, '16'),
    note(124, 82, '20'),
    note(186, 82, '28'),
  ]),
  'text-fill': specimen('Texts in different colors', 'Three words: ink, muted and accent.', [
    { type: 'text', x: 40, y: 56, text: 'ink', align: 'middle', fill: 'ink' },
    { type: 'text', x: 120, y: 56, text: 'muted', align: 'middle', fill: 'muted' },
    { type: 'text', x: 200, y: 56, text: 'accent', align: 'middle', fill: 'accent' },
  ]),
  'text-align': specimen('Texts aligned at one x', 'Three words at the same x: start, middle and end.', [
    { type: 'line', x: 120, y: 8, x2: 120, y2: 92, stroke: 'accent', dashed: true },
    { type: 'text', x: 120, y: 30, text: 'start', align: 'start' },
    { type: 'text', x: 120, y: 56, text: 'middle', align: 'middle' },
    { type: 'text', x: 120, y: 82, text: 'end', align: 'end' },
  ]),
  'text-mono': specimen('A text in the mono face', 'The same word in the sans and in the mono face.', [
    { type: 'text', x: 24, y: 56, text: 'GET /v1' },
    { type: 'text', x: 128, y: 56, text: 'GET /v1', mono: true },
  ]),
  'text-bold': specimen('A bold text', 'The same word in regular and in bold.', [
    { type: 'text', x: 40, y: 56, text: 'Queue' },
    { type: 'text', x: 144, y: 56, text: 'Queue', bold: true },
  ]),
}

const curve = 'M16 72C80 16 144 88 224 28'

const strokes: Record<string, SpecimenScene> = {
  line: specimen('A line', 'A straight stroke from the left to the right.', [
    { type: 'line', x: 16, y: 72, x2: 224, y2: 28 },
  ]),
  'line-stroke': specimen('Lines in different colors', 'Three lines: ink, accent and rule.', [
    { type: 'line', x: 16, y: 24, x2: 128, y2: 24, stroke: 'ink' },
    { type: 'line', x: 16, y: 50, x2: 128, y2: 50, stroke: 'accent' },
    { type: 'line', x: 16, y: 76, x2: 128, y2: 76, stroke: 'rule' },
    note(184, 29, 'ink'),
    note(184, 55, 'accent'),
    note(184, 81, 'rule'),
  ]),
  'line-arrow': specimen('A line with an arrow head', 'A line whose head touches the edge of a box.', [
    { type: 'box', x: 152, y: 24, w: 72, h: 52 },
    { type: 'line', x: 16, y: 50, x2: 152, y2: 50, arrow: true },
  ]),
  'line-dashed': specimen('A dashed line', 'A straight dashed stroke.', [
    { type: 'line', x: 16, y: 50, x2: 224, y2: 50, dashed: true },
  ]),
  path: specimen('A path', 'A curve through the picture.', [{ type: 'path', d: curve }]),
  'path-fill': specimen('A filled path', 'A triangle filled in soft with an accent outline.', [
    { type: 'path', d: 'M120 16L184 84H56Z', fill: 'soft', stroke: 'accent' },
  ]),
  'path-stroke': specimen('A path in accent', 'The same curve in accent.', [
    { type: 'path', d: curve, stroke: 'accent' },
  ]),
  'path-arrow': specimen('A path with an arrow head', 'A connector with a bend whose head touches the edge of a box.', [
    { type: 'box', x: 152, y: 40, w: 72, h: 44 },
    { type: 'path', d: 'M16 20H180A8 8 0 0 1 188 28V40', arrow: true },
  ]),
  'path-dashed': specimen('A dashed path', 'The same curve, dashed.', [{ type: 'path', d: curve, dashed: true }]),
}

const circles: Record<string, SpecimenScene> = {
  circle: specimen('A circle', 'A circle with surface fill and a muted outline.', [
    { type: 'circle', x: 120, y: 50, r: 36 },
  ]),
  'circle-fill': specimen(
    'Circles with different fills',
    'Three circles: fill soft, fill accent, fill none.',
    trio(['soft', 'accent', 'none'], 86, (x, fill) => circleAt(x, { fill })),
  ),
  'circle-stroke': specimen(
    'Circles with different outlines',
    'Three circles: stroke ink, accent and rule.',
    trio(['ink', 'accent', 'rule'], 86, (x, stroke) => circleAt(x, { stroke })),
  ),
}

/** Every specimen of an element by its name. */
export const elementSpecimens: Readonly<Record<string, SpecimenScene>> = { ...boxes, ...texts, ...strokes, ...circles }
