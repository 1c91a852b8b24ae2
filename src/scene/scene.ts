/**
 * The version-1 scene language, declared once.
 *
 * The types, the reader (read-scene.ts) and the JSON Schema (json-schema.ts) are derived from the schemas below.
 * Lengths are counted in Unicode code points, as JSON Schema counts them.
 */
import * as z from 'zod'
import { countCodePoints } from './code-points.ts'
import { alignments, colors, limits } from './limits.ts'

const coordinate = z.number().min(limits.coordinate.min).max(limits.coordinate.max)
const size = z.number().gt(0).max(limits.size)
const color = z.enum(colors)

/** A string of at most `max` code points, which is `maxLength` in the JSON Schema. */
const shortText = (max: number, text: z.ZodString = z.string()): z.ZodString =>
  text
    .check((context) => {
      const count = context.value.length > max ? countCodePoints(context.value) : 0
      if (count > max) {
        context.issues.push({
          code: 'too_big',
          origin: 'string',
          maximum: max,
          input: context.value,
          message: `must be at most ${max} characters, got ${count}`,
        })
      }
    })
    .meta({ maxLength: max })

/** The character rule for path data: `M` or `m` first, then commands, digits and separators only. */
export const pathPattern = /^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE.,+\-\s]*$/

const pathProblem =
  'must start with M or m and contain only the commands MLHVCSQTAZ (either case), digits, e, E, periods, commas, signs and white space'

export const boxSchema = z.strictObject({
  type: z.literal('box'),
  x: coordinate,
  y: coordinate,
  w: size,
  h: size,
  fill: color.optional(),
  stroke: color.optional(),
  dashed: z.boolean().optional(),
})

export const textSchema = z.strictObject({
  type: z.literal('text'),
  x: coordinate,
  y: coordinate,
  text: shortText(limits.text),
  size: size.optional(),
  fill: color.optional(),
  align: z.enum(alignments).optional(),
  mono: z.boolean().optional(),
  bold: z.boolean().optional(),
})

export const lineSchema = z.strictObject({
  type: z.literal('line'),
  x: coordinate,
  y: coordinate,
  x2: coordinate,
  y2: coordinate,
  stroke: color.optional(),
  arrow: z.boolean().optional(),
  dashed: z.boolean().optional(),
})

export const pathSchema = z.strictObject({
  type: z.literal('path'),
  d: shortText(limits.path, z.string().regex(pathPattern, pathProblem)),
  fill: color.optional(),
  stroke: color.optional(),
  arrow: z.boolean().optional(),
  dashed: z.boolean().optional(),
})

export const circleSchema = z.strictObject({
  type: z.literal('circle'),
  x: coordinate,
  y: coordinate,
  r: size,
  fill: color.optional(),
  stroke: color.optional(),
})

export const elementSchema = z.discriminatedUnion('type', [boxSchema, textSchema, lineSchema, pathSchema, circleSchema])

const canvas = z.number().min(limits.canvas.min).max(limits.canvas.max)

export const sceneSchema = z.strictObject({
  version: z.literal(1),
  width: canvas,
  height: canvas,
  title: shortText(limits.title),
  description: shortText(limits.description),
  elements: z.array(elementSchema).max(limits.elements),
})

/** A rectangle: `x`, `y` is the top left corner. */
export type Box = z.infer<typeof boxSchema>
/** One line of text: `y` is the baseline, `x` the point that `align` names. */
export type Text = z.infer<typeof textSchema>
/** A straight stroke from `x`, `y` to `x2`, `y2`; an arrow's tip is at `x2`, `y2`. */
export type Line = z.infer<typeof lineSchema>
/** SVG path data; an arrow's tip is where the path ends. */
export type Path = z.infer<typeof pathSchema>
/** A circle around `x`, `y`. */
export type Circle = z.infer<typeof circleSchema>
export type Element = z.infer<typeof elementSchema>
/** A diagram: a canvas in pixels and what is drawn on it, first element first. */
export type Scene = z.infer<typeof sceneSchema>
