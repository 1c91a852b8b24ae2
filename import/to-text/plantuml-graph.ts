/**
 * Graphs in PlantUML.
 */

import { lookColors } from '../convert/written-looks.ts'
import { entryOf } from '../text/entry-of.ts'
import { type GraphWriter, type LookWords, plainKinds, wordsOfLook } from './graph-writer.ts'
import { markOf, type PlainEdge, type PlainNode } from './plain-graph.ts'
import { plantText } from './quoting.ts'

const plantNames = {
  database: 'database',
  cylinder: 'database',
  store: 'database',
  queue: 'queue',
  person: 'actor',
  actor: 'actor',
  cloud: 'cloud',
  hexagon: 'hexagon',
  folder: 'folder',
  'stacked-box': 'collections',
  cube: 'node',
  component: 'component',
  'use-case': 'usecase',
  ellipse: 'usecase',
  document: 'file',
  artifact: 'artifact',
  interface: 'interface',
}

const plantNode = ({ key, label, kind, look }: PlainNode): string | undefined => {
  const word = entryOf(plantNames, kind) ?? (plainKinds.has(kind) ? 'rectangle' : undefined)
  return word === undefined ? undefined : `${word} "${plantText(label) || ' '}" as ${key}${colored(look)}`
}

const plantEdge = ({ from, to, text, tail, head, stroke, ends: [first, second] }: PlainEdge): string => {
  const signs = { none: '', arrow: '>', circle: 'o', cross: 'x' }
  const line = stroke === 'dashed' ? '..' : stroke === 'thick' ? '==' : '--'
  const arrow = `${signs[markOf(tail)].replace('>', '<')}${line}${signs[markOf(head)]}`
  const words = (each: string): string => (each === '' ? '' : ` "${plantText(each)}"`)
  return `${from}${words(first)} ${arrow}${words(second)} ${to}${text === '' ? '' : ` : ${plantText(text)}`}`
}

const looks: LookWords = {
  fill: (fill) => fill,
  line: { dashed: 'line.dashed', bold: 'line.bold' },
  light: 'text:white',
}

const colored = (look: PlainNode['look']): string =>
  look === undefined ? '' : ` ${wordsOfLook(lookColors[look], looks).join(';')}`

export const plantumlGraph: GraphWriter = {
  begin: ({ title, direction }) => [
    '@startuml',
    ...(title === '' ? [] : [`title ${plantText(title)}`]),
    ...(direction === 'down' || direction === 'up' ? [] : ['left to right direction']),
  ],
  node: plantNode,
  open: ({ key, label, look }) => `package "${plantText(label)}" as ${key}${colored(look)} {`,
  close: '}',
  isNodeWhenEmpty: true,
  edge: plantEdge,
  end: () => ['@enduml'],
}
