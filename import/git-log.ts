/**
 * The history of a repository: git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'
 *
 * One commit per line, newest first: hash, parents, refs and subject, separated by tabs.
 */

import { idOfHash } from '../drawing/values/hash-id.ts'
import { clip } from '../src/scene/clip.ts'
import { type ImportedData, refused, type TextImporter } from './importer.ts'

const command = "git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'"

export const gitLog: TextImporter = {
  kind: 'text',
  what: command,
  shapes: ['timeline'],
  read: (input) => {
    const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (lines.length === 0) return refused('has no commits')
    const kept = lines.slice(0, most)
    const events: ImportedData[] = []
    for (const [index, line] of kept.entries()) {
      const [hash = '', parents = '', refs = '', ...subject] = line.split('\t')
      if (!/^[0-9a-f]{4,64}$/.test(hash) || subject.length === 0)
        return refused(
          `is no commit: expected hash, parents, names and subject with tabs between them, from ${command}`,
          index + 1,
        )
      events.push(commitOf({ hash, parents, refs, subject: subject.join(' ') }))
    }
    // Parents beyond the last commit that is kept cannot be drawn.
    const known = new Set(events.map(({ id }) => id))
    for (const event of events) event['after'] = (event['after'] as string[]).filter((id) => known.has(id))
    return { ok: true, candidates: [{ title: titleOf(events, lines.length), events }] }
  },
}

/** What the diagram shows, and of how many commits if some are dropped. */
const titleOf = (events: ImportedData[], all: number): string => {
  const kept = all > events.length ? `The newest {commits} of ${all} commits` : '{commits} commits'
  const hasMerges = events.some(({ after }) => (after as string[]).length > 1)
  return `${kept}, ${hasMerges ? '{merges} of them merges' : 'none of them a merge'}`
}

/** The most commits in one picture. */
const most = 30

type CommitLine = { hash: string; parents: string; refs: string; subject: string }

const commitOf = ({ hash, parents, refs, subject }: CommitLine): ImportedData => {
  const names = refs
    .split(', ')
    .map((name) => name.replace(/^(?:HEAD -> |tag: )/, ''))
    .filter((name) => name !== '' && name !== 'HEAD' && !name.endsWith('/HEAD'))
  return {
    id: idOfHash(hash),
    name: clip(subject.trim() || 'no message', 72),
    after: parents
      .split(' ')
      .filter((parent) => parent !== '')
      .map(idOfHash),
    ...(names.length === 0 ? {} : { refs: names.slice(0, 4).map((name) => clip(name, 32)) }),
  }
}
