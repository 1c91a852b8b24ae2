/**
 * Options of commits, merges and cherry-picks in any order: `id: "x" tag: "v1" type: HIGHLIGHT msg: "words"`.
 */
import type { Cursor } from '../../text/cursor.ts'
import { readWords } from '../../text/words.ts'
import type { GitCommit } from './git-model.ts'

export type CommitOptions = {
  id?: string
  message?: string
  parent?: string
  tags: string[]
  type?: GitCommit['type']
}

/** Reads the options that `known` lists, up to the end of the line; a text alone is the message. */
export function readOptions(cursor: Cursor, known: readonly string[]): CommitOptions {
  const options: CommitOptions = { tags: [] }
  for (;;) {
    cursor.take(/[ \t]+/y)
    if (cursor.see(/\n|$|%%/y)) break
    const at = cursor.at
    const key = cursor.take(/(id|msg|tag|type|parent)[ \t]*:[ \t]*/y)?.[1] ?? 'msg'
    if (!known.includes(key)) cursor.stop(`${known.join(', ')} or the end of the line`, at)
    if (key === 'type') {
      options.type = cursor.need(/NORMAL|REVERSE|HIGHLIGHT/y, 'NORMAL, REVERSE or HIGHLIGHT')[0] as 'NORMAL'
      continue
    }
    const [, double, single] = cursor.need(/"([^"\n]*)"|'([^'\n]*)'/y, known.includes(key) ? '"words"' : 'an option')
    set(options, key, readWords(cursor, (double ?? single)!, at))
  }
  cursor.take(/%%[^\n]*/y)
  return options
}

const set = (options: CommitOptions, key: string, words: string): void => {
  if (key === 'id' && words !== '') options.id = words
  if (key === 'parent') options.parent = words
  if (key === 'msg') options.message = words
  if (key === 'tag') options.tags.push(words)
}
