/**
 * What completion knows about scenes: the keys of each element, and the values of its properties.
 */
import { alignments, colors } from '../../scene/limits.ts'
import type { Json } from '../json-path.ts'
import { propertiesOf } from '../scene/elements.ts'

const words = (list: readonly string[]): Json => ({ enum: [...list] })

const flag: Json = { type: 'boolean' }

const known: Readonly<Record<string, Json>> = {
  fill: words(colors),
  stroke: words(colors),
  align: words(alignments),
  dashed: flag,
  arrow: flag,
  bold: flag,
  mono: flag,
}

const elementOf = (type: string, keys: readonly string[]): Json => ({
  type: 'object',
  properties: { type: { const: type }, ...Object.fromEntries(keys.map((key) => [key, known[key] ?? {}])) },
})

/** A schema for completion only; findings come from the reader. */
export const completionSchema: Json = {
  type: 'object',
  required: ['version', 'width', 'height', 'title', 'description', 'elements'],
  properties: {
    version: { const: 1 },
    width: {},
    height: {},
    title: {},
    description: {},
    elements: {
      type: 'array',
      items: { anyOf: Object.entries(propertiesOf).map(([type, keys]) => elementOf(type, keys)) },
    },
  },
}
