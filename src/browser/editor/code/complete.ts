/**
 * Completions for CodeMirror: keys with their punctuation, values in the format's notation.
 */
import type { CompletionContext, CompletionResult, Completion as Option } from '@codemirror/autocomplete'
import type { Json } from '../../../editor/json-path.ts'
import { type Completion, completionsAt } from '../../../editor/text/completions.ts'
import { placeAt } from '../../../editor/text/place.ts'

/** The schema, and the last data that could be read. */
export type CompletionContextOf = () => { schema: Json; data: Json }

/** A source of completions. */
export function complete(format: () => 'json' | 'yaml', known: CompletionContextOf) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString()
    const place = placeAt(text, pos, format())
    if (place === undefined) return null
    // Only while typing, not at every empty place.
    if (!explicit && place.from === pos && !/["\s]$/.test(text.slice(0, pos))) return null
    if (!explicit && place.from === pos && place.isKey) return null
    const { schema, data } = known()
    const options = completionsAt(place, schema, data).map((each) => optionOf(each, format(), text.slice(place.to)))
    return options.length === 0 ? null : { from: place.from, to: place.to, options, filter: true }
  }
}

const optionOf = (
  { kind, word, value, hint, required }: Completion,
  format: 'json' | 'yaml',
  after: string,
): Option => {
  const written = format === 'json' ? JSON.stringify(value) : plainYaml(value)
  const hasColon = /^\s*:/.test(after)
  return {
    label: written,
    displayLabel: word,
    apply: kind === 'key' && !hasColon ? `${written}: ` : written,
    ...(required ? { detail: 'required', boost: 1 } : {}),
    ...(hint === '' ? {} : { info: hint }),
  }
}

/** Strings that YAML would read as something else are quoted. */
const plainYaml = (value: Json): string => {
  const isPlain =
    typeof value === 'string' && /^[A-Za-z][\w ./-]*$/.test(value) && !/^(?:true|false|null|yes|no)$/i.test(value)
  return isPlain ? value : JSON.stringify(value)
}
