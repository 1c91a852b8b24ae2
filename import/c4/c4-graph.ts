/**
 * Elements, boundaries and relations of C4 as a graph: what each macro means.
 */
import type { GraphModel } from '../models/graph.ts'
import type { MacroCall } from './read-calls.ts'

/** Reads calls into a graph; `open` are the boundaries around the next call. */
export type C4State = { graph: GraphModel; open: string[]; note: (what: string, at: number, words: string) => void }

const element = /^(Person|System|Container|Component)(Db|Queue)?(_Ext)?$/
const boundary = /^(?:(?:Enterprise|System|Container)_)?Boundary$|^(?:Deployment_)?Node(?:_[LR])?$/
const relation = /^(?:Bi)?Rel(?:Index)?(?:_\w+)?$/

/** What a call is: an element, a boundary, which an element is too if something is in its braces, a relation, or neither. */
export function addCall(
  state: C4State,
  call: MacroCall,
  isOpen: boolean,
): 'element' | 'boundary' | 'relation' | undefined {
  const { name } = call
  const kind = element.exec(name)
  if (kind !== null && !isOpen) return addElement(state, call, kind)
  if (kind !== null || boundary.test(name)) return addBoundary(state, call)
  if (relation.test(name)) return addRelation(state, call)
  return undefined
}

const addElement = (
  state: C4State,
  call: MacroCall,
  [, kind = '', store = '', external]: RegExpExecArray,
): 'element' => {
  const { graph, open } = state
  const [id = '', label, ...rest] = call.values
  // Containers and components have a technology before their description.
  const hasTech = kind === 'Container' || kind === 'Component'
  const [tech, note, sprite] = hasTech ? rest : [undefined, rest[0], rest[1]]
  const shape = `${external === undefined ? '' : 'external_'}${kind.toLowerCase()}${store === '' ? '' : `_${store.toLowerCase()}`}`
  const group = open.at(-1)
  graph.nodes.set(id, {
    id,
    label: label || id,
    shape,
    at: call.at,
    ...words('tech', call.named.get('techn') ?? tech),
    ...words('note', call.named.get('descr') ?? note),
    ...(group === undefined ? {} : { group }),
    ...tagsOf(call),
  })
  if (sprite !== undefined && sprite !== '') state.note('icons', call.at, sprite)
  dropped(state, call)
  return 'element'
}

const addBoundary = (state: C4State, call: MacroCall): 'boundary' => {
  const { graph, open } = state
  const [id = '', label, type, descr] = call.values
  const isNode = call.name.includes('Node')
  const group = open.at(-1)
  const [kind = 'boundary'] = /^(?:Enterprise|System|Container)/.exec(call.name) ?? []
  graph.groups.push({
    id,
    label: label || id,
    shape: isNode ? 'node' : kind.toLowerCase(),
    at: call.at,
    ...words(
      'note',
      [type, descr ?? call.named.get('descr')].filter((each) => each !== undefined && each !== '').join(': '),
    ),
    ...(group === undefined ? {} : { group }),
    ...tagsOf(call),
  })
  dropped(state, call)
  open.push(id)
  return 'boundary'
}

const addRelation = (state: C4State, call: MacroCall): 'relation' => {
  const values = call.name.startsWith('RelIndex') ? call.values.slice(1) : call.values
  const [from = '', to = '', label = '', tech, descr] = values
  const back = /_(?:Back|Back_Neighbor)$/.test(call.name)
  const both = call.name.startsWith('Bi')
  state.graph.edges.push({
    ...(back
      ? {
          from: to,
          to: from,
        }
      : {
          from,
          to,
        }),
    tail: both ? 'point' : 'none',
    head: 'point',
    stroke: 'normal',
    at: call.at,
    ...words('label', label),
    ...words('tech', call.named.get('techn') ?? tech),
  })
  const note = call.named.get('descr') ?? descr
  if (note !== undefined && note !== '') state.note('the description of a relation', call.at, note)
  dropped(state, call)
  return 'relation'
}

/** Tags, of which some have colors. */
const tagsOf = ({ named }: MacroCall): { classes?: string[] } => {
  const tags = named.get('tags')
  return tags === undefined || tags === '' ? {} : { classes: tags.split('+').map((each) => each.trim()) }
}

const words = (key: string, text: string | undefined): object =>
  text === undefined || text === '' ? {} : { [key]: text }

/** Sprites, tags and links are not in the picture. */
const dropped = (state: C4State, { named, at }: MacroCall): void => {
  const link = named.get('link')
  if (link !== undefined && link !== '') state.note('a link', at, link)
  for (const key of ['sprite', 'tags'])
    if (named.has(key)) state.note(key === 'tags' ? 'tags' : 'icons', at, named.get(key) ?? '')
}
