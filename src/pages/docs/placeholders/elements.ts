/**
 * The scene language in tables, generated from its schema: the scene itself, and each element with a picture of
 * itself and of every option.
 */
import { defaults } from '../../../scene/defaults.ts'
import { sceneJsonSchema } from '../../../scene/json-schema.ts'
import type { Primitive } from '../../../scene/limits.ts'
import type { Element, Scene } from '../../../scene/scene.ts'
import { table } from '../../site-text.ts'
import { pictureLink } from '../guide/picture-link.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'
import { type DocumentedSchema, describeSchema } from './schema-text.ts'

/** The fields of a scene. */
export function sceneTable(): string {
  return table(
    ['Field', 'Value', 'Meaning'],
    Object.entries(sceneSchema().properties ?? {}).map(([name, schema]) => [
      `\`${name}\``,
      describeSchema(schema),
      (sceneMeanings as Record<string, string>)[name] ?? '',
    ]),
  )
}

const sceneSchema = (): DocumentedSchema => sceneJsonSchema('') as DocumentedSchema

const sceneMeanings: Meanings<Scene> = {
  version: 'The version of the scene language.',
  width: 'Width of the canvas in pixels.',
  height: 'Height of the canvas in pixels.',
  title: 'What is drawn: the accessible name of the diagram.',
  description: 'The diagram in words, for readers who cannot see it.',
  elements: 'What is drawn, first element first: later ones cover earlier ones.',
}

type Meanings<Thing> = { [Key in keyof Required<Thing>]: string }

type Kind<Type extends Primitive> = Meanings<Omit<Extract<Element, { type: Type }>, 'type'>>

const place = { x: 'Left edge.', y: 'Top edge.' }

const fill = 'What it is filled with.'

const stroke = 'What its outline is drawn with.'

const meanings: { [Type in Primitive]: Kind<Type> } = {
  box: { ...place, w: 'Width.', h: 'Height.', fill, stroke, dashed: 'Dashes the outline.' },
  text: {
    x: 'The point that `align` names.',
    y: 'The baseline.',
    text: 'One line of text. An empty one draws nothing.',
    size: 'The font size.',
    fill: 'The color of the letters.',
    align: 'Which end of the text is at `x`.',
    mono: 'Sets it in the mono face.',
    bold: 'Sets it in bold.',
  },
  line: {
    x: 'Where it starts.',
    y: 'Where it starts.',
    x2: 'Where it ends.',
    y2: 'Where it ends.',
    stroke: 'What it is drawn with.',
    arrow: 'Puts a head on its end. The tip is exactly at `x2`, `y2`.',
    dashed: 'Dashes it.',
  },
  path: {
    d: 'SVG path data, in absolute or relative commands.',
    fill,
    stroke: 'What it is drawn with.',
    arrow: 'Puts a head where the path ends.',
    dashed: 'Dashes it.',
  },
  circle: { x: 'The center.', y: 'The center.', r: 'Radius.', fill, stroke },
}

const elementSchema = (type: string): DocumentedSchema => {
  const found = sceneSchema().properties?.['elements']?.items?.oneOf?.find(
    ({ properties }) => properties?.['type']?.const === type,
  )
  if (found === undefined) throw new Error(`there is no element "${type}"`)
  return found
}

const defaultOf = (type: Primitive, name: string): string => {
  const value = (defaults[type] as Record<string, string | number>)[name]
  return `\`${value ?? 'false'}\``
}

const element: Placeholder = ({ service }, argument) => {
  const type = argument as Primitive
  const { properties = {}, required = [] } = elementSchema(type)
  const rows = Object.entries(properties).filter(([name]) => name !== 'type')
  const needed = rows.filter(([name]) => required.includes(name))
  const options = rows.filter(([name]) => !required.includes(name))
  return [
    pictureLink(service.baseUrl, type),
    '',
    requiredTable(type, needed),
    optionTable(type, options, (name) => pictureLink(service.baseUrl, name)),
  ].join('\n')
}

type Rows = [name: string, schema: DocumentedSchema][]

const requiredTable = (type: Primitive, rows: Rows): string =>
  table(
    ['Required', 'Value', 'Meaning'],
    [
      ['`type`', `\`"${type}"\``, 'The kind of element.'],
      ...rows.map(([name, schema]) => [`\`${name}\``, describeSchema(schema), meaningOf(type, name)]),
    ],
  )

const optionTable = (type: Primitive, rows: Rows, picture: (name: string) => string): string =>
  table(
    ['Option', 'Picture', 'Default', 'Value', 'Meaning'],
    rows.map(([name, schema]) => [
      `\`${name}\``,
      picture(`${type}-${name}`),
      defaultOf(type, name),
      describeSchema(schema),
      meaningOf(type, name),
    ]),
  )

const meaningOf = (type: Primitive, name: string): string => (meanings[type] as Record<string, string>)[name] ?? ''

/** `{{scene}}` and `{{element box}}`. */
export const elements: Placeholders = { scene: sceneTable, element }
