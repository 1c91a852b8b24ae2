/**
 * Content as text and back. YAML is parsed by a separate module, loaded on first use.
 */
import type { Json } from '../../editor/json-path.ts'
import type { Store } from './store.ts'

type Yaml = typeof import('yaml')

let yaml: Yaml | undefined

/** Loads the YAML parser. */
export const loadYaml = async (): Promise<Yaml> => (yaml ??= await import('yaml'))

/** The text of the draft: as it was typed, or generated from its content. */
export function shownText({ draft: { text, content }, format }: Store): string {
  return text ?? textOf(content, format)
}

const textOf = (content: Json, format: 'json' | 'yaml'): string =>
  format === 'yaml' && yaml !== undefined ? yaml.stringify(content, { lineWidth: 0 }) : JSON.stringify(content, null, 2)

/** Shows the draft in another format; text that cannot be read stays as it is. */
export const setFormat = async (store: Store, format: 'json' | 'yaml'): Promise<void> => {
  if (format === 'yaml') await loadYaml()
  store.format = format
  const { text, ...rest } = store.draft
  if (text !== undefined && rest.problem === undefined) store.edit(rest)
  store.changed()
}

/** Applies typed text. */
export const editText = (store: Store, text: string): void => {
  const read = readText(text)
  const { problem: _problem, ...draft } = store.draft
  store.edit(
    'problem' in read ? { ...draft, text, problem: read.problem } : { ...draft, text, content: read.value },
    'text',
  )
  // YAML typed before its parser is loaded is parsed again afterward.
  if ('needsYaml' in read) void loadYaml().then(() => store.draft.text === text && editText(store, text))
}

/** `isYaml`: it is YAML beyond doubt, and only too much of it. */
type Read = { value: Json } | { problem: string; needsYaml?: true; isYaml?: true }

/** Parses JSON, or YAML with few aliases: data that would expand when parsed is rejected. */
export const readText = (text: string): Read => {
  if (/^\s*[[{"]/.test(text)) return readJson(text)
  if (yaml === undefined) return { problem: 'the YAML parser is loading', needsYaml: true }
  try {
    return { value: yaml.parse(text, { maxAliasCount: 50, version: '1.2' }) as Json }
  } catch (error) {
    // Aliases are counted once all of it is parsed.
    return firstLine(error).startsWith('Excessive alias count')
      ? { problem: 'its aliases repeat more than data of a diagram may', isYaml: true }
      : { problem: firstLine(error) }
  }
}

const readJson = (text: string): Read => {
  try {
    return { value: JSON.parse(text) as Json }
  } catch (error) {
    return { problem: `this is not JSON: ${firstLine(error)}` }
  }
}

const firstLine = (error: unknown): string =>
  (String(error instanceof Error ? error.message : error).split('\n')[0] ?? '').replace(/:$/, '')
