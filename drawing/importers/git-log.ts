/**
 * The history of a repository: git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'
 *
 * One commit a line, newest first: hash, parents, names that point to it, subject, with tabs between them.
 */
import { clip, type ImportedData, refused, type TextImporter } from './importer.ts'

export const gitLog: TextImporter = {
  kind: 'text',
  what: "git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'",
  shapes: ['timeline'],
  read: (input) => {
    const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (lines.length === 0) return refused('has no commits')
    const kept = lines.slice(0, most)
    const events: ImportedData[] = []
    for (const [index, line] of kept.entries()) {
      const [hash = '', parents = '', refs = '', ...subject] = line.split('\t')
      if (!/^[0-9a-f]{4,64}$/.test(hash) || subject.length === 0)
        return refused('is no commit: expected hash, parents, names and subject with tabs between them', index + 1)
      events.push(commitOf({ hash, parents, refs, subject: subject.join(' ') }))
    }
    // Parents beyond the last commit that is kept cannot be drawn.
    const known = new Set(events.map(({ id }) => id))
    for (const event of events) event['after'] = (event['after'] as string[]).filter((id) => known.has(id))
    return { ok: true, candidates: [{ title: '{commits} commits, {merges} of them merges', events }] }
  },
}

/** Commits that one picture holds. */
const most = 30

type Line = { hash: string; parents: string; refs: string; subject: string }

const commitOf = ({ hash, parents, refs, subject }: Line): ImportedData => {
  const names = refs
    .split(', ')
    .map((name) => name.replace(/^(?:HEAD -> |tag: )/, ''))
    .filter((name) => name !== '' && name !== 'HEAD' && !name.endsWith('/HEAD'))
  return {
    id: idOf(hash),
    name: clip(subject.trim() || 'no message', 72),
    after: parents
      .split(' ')
      .filter((parent) => parent !== '')
      .map(idOf),
    ...(names.length === 0 ? {} : { refs: names.slice(0, 4).map((name) => clip(name.trim(), 32)) }),
  }
}

/** Ids begin with a letter; a hash that begins with a digit gets one that no hash has. */
const idOf = (hash: string): string => (/^\d/.test(hash) ? `g${hash}` : hash).slice(0, 32)
