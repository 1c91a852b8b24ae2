/**
 * Reads Structurizr's DSL: the model and the views of a workspace. Styles, documentation and scripts are in the ledger.
 */

import { Cursor } from '../text/cursor.ts'
import type { TextReport } from '../text/report.ts'
import { readStatements } from '../text/statements.ts'
import { inArchetypes, withArchetype } from './archetypes.ts'
import type { Open, State } from './dsl-state.ts'
import { readWords, skipBody } from './dsl-words.ts'
import { relationship, settle } from './read-relationships.ts'
import { beginView, inView } from './read-views.ts'
import { type DslElement, type DslView, type ElementKind, Workspace } from './workspace.ts'

const gap = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|#[^\n]*|\\\n)+/y

export function readWorkspace(raw: string): { workspace: Workspace; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const state: State = { cursor, workspace: new Workspace(), open: [], made: 0, pending: [], archetypes: new Map() }
  readStatements(cursor, () => statement(state), { gap })
  if (state.open.length > 0 && !cursor.report.isFull)
    cursor.finding('the end of these braces: }', state.open.at(-1)?.at ?? 0)
  for (const { scope, ...relationship } of state.pending) settle(state, relationship, scope)
  return { workspace: state.workspace, report: cursor.report }
}

const elementKinds: ReadonlySet<string> = new Set([
  'person',
  'softwaresystem',
  'container',
  'component',
  'element',
  'deploymentenvironment',
  'deploymentnode',
  'infrastructurenode',
  'softwaresysteminstance',
  'containerinstance',
])

const viewKinds: ReadonlySet<string> = new Set([
  'systemlandscape',
  'systemcontext',
  'container',
  'component',
  'dynamic',
  'deployment',
])

/** More blocks in one another than any workspace has; each statement looks through all that are open. */
const deepest = 100

const statement = (state: State): void => {
  const { cursor, open } = state
  const at = cursor.at
  if (cursor.take(/\}/y) !== undefined) return void (open.pop() ?? cursor.stop('a block before this }', at))
  if (open.some(({ group }) => group === 'archetypes')) return inArchetypes(state, at)
  const assigned = cursor.take(/([\w.-]+)[ \t]*=[ \t]*/y)?.[1]
  if (cursor.see(/(?!(?:include|exclude)\b)(?:[\w.-]+?[ \t]*)?(?:--\w[\w.-]{0,60}?)?->/y))
    return relationship(state, at)
  const [first = '', ...words] = readWords(cursor)
  const word = first.toLowerCase()
  const keyword = state.archetypes.get(word)?.base ?? word
  const view = open.findLast((each) => each.view !== undefined)?.view
  const opened: Open = { at }
  const isViews = open.some((each) => each.group === 'views')
  if (view !== undefined) inView(state, { view, keyword, words, at })
  else if (isViews && viewKinds.has(keyword))
    opened.view = beginView(state, { kind: keyword as DslView['kind'], words, at })
  else if (!isViews && elementKinds.has(keyword))
    opened.element = addElement(state, { kind: keyword as ElementKind, word, words, at, assigned })
  else if (!inElement(state, { keyword, words, at })) other(state, { keyword, words, at, opened })
  cursor.take(/[ \t]*/y)
  if (cursor.take(/\{/y) === undefined) return
  if (open.length === deepest) cursor.stop(`no more than ${deepest} blocks in one another`, at)
  open.push(opened)
}

/** The parts of a workspace, groups, and what is not drawn. */
const other = (
  { workspace, cursor }: State,
  { keyword, words, at, opened }: { keyword: string; words: string[]; at: number; opened: Open },
): void => {
  if (keyword === 'workspace') {
    workspace.title = words[0] === 'extends' ? undefined : words[0]
    if (words[0] === 'extends') cursor.note('the workspace that this one extends, in another file', at)
  } else if (keyword === 'model') opened.group = 'model'
  else if (keyword === 'views') opened.group = 'views'
  else if (keyword === 'archetypes') opened.group = keyword
  else if (keyword === 'group') opened.group = `group ${words[0] ?? ''}`
  else if (keyword === 'name') workspace.title = words[0]
  else if (/^(?:styles|theme|themes|branding|element|relationship|image|filtered|custom)$/.test(keyword)) {
    const isView = /^(?:image|filtered|custom)$/.test(keyword)
    if (isView) cursor.note(`another view, which is ${keyword === 'image' ? 'an image' : keyword}`, at)
    else cursor.noteOnce('styles are not carried over', at)
    skipBody(cursor)
  } else if (
    keyword.startsWith('!') ||
    /^(?:configuration|properties|terminology|documentation|perspectives|enterprise|description)$/.test(keyword)
  ) {
    cursor.noteOnce('settings and documentation', at)
    if (keyword !== 'enterprise') skipBody(cursor)
  } else cursor.stop('an element, a relationship, a view or a part of the workspace', at)
}

type Declared = { kind: ElementKind; word: string; words: string[]; at: number; assigned: string | undefined }

const addElement = (state: State, { kind, word, words, at, assigned }: Declared): DslElement => {
  const { workspace, open } = state
  const parent = open.findLast(({ element }) => element !== undefined)?.element
  const group = open.findLast((each) => each.group?.startsWith('group ') === true)?.group?.slice(6)
  const own = (assigned ?? `:${(state.made += 1)}`).toLowerCase()
  const isInstance = kind.endsWith('instance')
  const [first = '', second, third, fourth] = words
  const hasTechnology = ['container', 'component', 'deploymentnode', 'infrastructurenode'].includes(kind)
  const made: DslElement = {
    id: parent === undefined ? own : `${parent.id}.${own}`,
    kind,
    name: first,
    tags: (isInstance ? words.slice(1).join(',') : hasTechnology ? fourth : third) ?? '',
    ...(second === undefined || second === '' || isInstance ? {} : { description: second }),
    ...(hasTechnology && third !== undefined && third !== '' ? { technology: third } : {}),
    ...(parent === undefined ? {} : { parent }),
    ...(group === undefined ? {} : { group }),
    ...(isInstance ? { of: first } : {}),
    at,
  }
  const whole = withArchetype(made, state.archetypes.get(word))
  workspace.elements.set(whole.id, whole)
  return whole
}

type Statement = { keyword: string; words: string[]; at: number }

/** What braces of an element say of it. */
const inElement = ({ open, cursor }: State, { keyword, words: [first = '', ...others], at }: Statement): boolean => {
  const element = open.at(-1)?.element
  if (element === undefined) return false
  if (keyword === 'technology') element.technology = first
  else if (keyword === 'description') element.description = first
  else if (keyword === 'tags' || keyword === 'tag') element.tags = [element.tags, first, ...others].join(',')
  else if (/^(?:url|instances|healthcheck|properties|perspectives)$/.test(keyword)) {
    cursor.noteOnce('settings and documentation', at)
    skipBody(cursor)
  } else return false
  return true
}
