/** A recipe of sequences to test with, and what to find in its scenes. */

import { sequenceForm } from '../drawing/data/sequence.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { Drawing } from '../drawing/outcome.ts'
import { type AnyRecipe, defineRecipe } from '../drawing/recipe.ts'
import { describeSequence } from '../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../drawing/sequence/draw-sequence.ts'
import type { Element, Line, Scene, Text } from '../src/scene/scene.ts'

const words = { description: '', useWhen: '', avoidWhen: '', rationale: '' }
const numbers = { visual: 80, ease: 80, overall: 80, reviewed: '2026-11-21', revision: 1 }
export const recipe = defineRecipe({
  ...words,
  ...numbers,
  name: 'Sequence',
  family: 'Sequences',
  data: sequenceForm({}),
  sample: { title: 'Orders are read', participants: [{ name: 'A' }, { name: 'B' }], messages: [] },
  draw: (data, sheet) => drawSequence(data, sheet, { as: 'code', derived: { total: '3' } }),
  describe: (data) => describeSequence(data),
}) as unknown as AnyRecipe

export const draw = (data: object): Drawing => drawRecipe(recipe, { title: 'Orders are read', ...data })

export const scene = (data: object): Scene => {
  const drawing = draw(data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

export const participants = ['Client', 'API', 'Store', 'Queue'].map((name) => ({ name }))
export const call = (from: string, to: string, rest: object = {}): object => ({
  from,
  to,
  text: `${from} to ${to}`,
  ...rest,
})

export const textOf = (elements: Element[], said: string): Text => {
  const found = elements.find((element): element is Text => element.type === 'text' && element.text === said)
  if (found === undefined) throw new Error(`${said} is not drawn`)
  return found
}
export const lines = (elements: Element[]): Line[] => elements.filter((element) => element.type === 'line')
export const arrows = (elements: Element[]): Line[] => lines(elements).filter(({ arrow }) => arrow)
export const lifelines = (elements: Element[]): number[] =>
  lines(elements).flatMap(({ x, x2, arrow, y, y2 }) => (!arrow && x === x2 && y2 - y > 40 ? [x] : []))
export const boxes = (elements: Element[], w?: number) =>
  elements.filter((element) => element.type === 'box').filter((box) => w === undefined || box.w === w)

/** Filled bars on lifelines: where they are, and their color. */
export const heldBars = (elements: Element[]) =>
  elements.flatMap((element) => {
    const [left = 0, y = 0, right = 0, bottom = 0] =
      (element.type === 'path' && /^M(\d+) (\d+)H(\d+)V(\d+)H\d+Z$/.exec(element.d)?.slice(1).map(Number)) || []
    return element.type === 'path' && right - left === 16 ? [{ x: left + 8, y, bottom, fill: element.fill }] : []
  })
