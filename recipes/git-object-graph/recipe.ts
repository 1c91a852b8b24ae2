/** Two commits of a small service: one line changed, so four objects are new and two blobs are those of the first. */
import * as z from 'zod'
import { asWritten, list, name, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRecords, type PointerRecord, type RecordPointer } from './draw-records.ts'
import { type GitObject, type StoredCommit, storeCommits } from './objects.ts'
import { shownBlanks } from './shown-blanks.ts'

const file = z.strictObject({
  name: name('Its path, at most one directory deep', 32).regex(/^[^/]+(\/[^/]+)?$/, 'must be name or directory/name'),
  lines: list(asWritten(24, 'A line, maybe empty'), {
    max: 4,
    of: 'All of its text, blanks and tabs too: it is hashed',
  }),
})
const utc = { precision: -1, error: 'must be a time in UTC such as 2026-11-20T09:30Z' }
const commit = z.strictObject({
  name: name('Its message', 60),
  time: z.iso.datetime(utc).describe('When, in UTC: 2026-11-20T09:30Z'),
  files: list(file, { max: 4, of: 'Files it writes; those it does not name stay as they were' }),
  refs: list(name('A branch or tag', 16), {
    min: 0,
    max: 2,
    of: 'What it moves to itself',
  }).default([]),
})
const author = words(60, 'Author and committer of all: Name <email>').regex(/^[^<>]+ <[^<>]+>$/, 'must be Name <email>')
const commits = list(commit, { max: 3, of: 'Commits, oldest first; each is the parent of the next' })

const objectForm = form(
  'own',
  { author, commits },
  {
    checks: ({ unique, each }) => [
      unique('commits.*.files'),
      each('commits.*.files.*.name', (name, { data: { commits } }) => {
        const [directory = '', inside] = name.split('/')
        const isFile = commits.some(({ files }) => files.some((each) => each.name === directory))
        return inside !== undefined && isFile ? `${directory} is a file already, no directory` : undefined
      }),
    ],
    targets: ({ commits }) => [
      ...commits.map((item) => ({ names: [item.name, ...item.refs], item })),
      ...new Map(
        commits.flatMap(({ files }) => files.map((item) => [item.name, { names: [item.name], item }])),
      ).values(),
    ],
  },
)

const counted = (objects: GitObject[]): string => {
  const of = (type: string): number => objects.filter((each) => each.type === type).length
  const kinds = (['tree', 'blob'] as const).flatMap((type) => (of(type) > 0 ? [count(of(type), type)] : []))
  return enumerate(kinds, 6, 'nothing')
}

/**
 * The refs of a commit that none after it moves to itself, as git log --decorate writes them: HEAD is at the last, unless
 * the data name it elsewhere.
 */
const refsOf = (commits: StoredCommit[], commit: StoredCommit): string | undefined => {
  const later = commits.slice(commits.indexOf(commit) + 1)
  const own = commit.refs.filter((name) => !later.some(({ refs }) => refs.includes(name)))
  const head = commits.findLast(({ refs }) => refs.includes('HEAD')) ?? commits.at(-1)
  if (commit !== head || later.length > 0) return own.join(', ') || undefined
  const branches = own.filter((name) => name !== 'HEAD').join(', ')
  return branches === '' ? 'HEAD' : `HEAD → ${branches}`
}

const lines = (name: string, ...lines: string[]) => ({ name, lines })

export default defineRecipe({
  name: 'Git object graph',
  family: 'Data structures',
  description:
    'What git stores for your files and commits: refs, commits, trees and blobs with the SHA-1 ids that git gives them, computed, and which objects commits share. Also called git internals, object database, content-addressed storage or Merkle DAG.',
  useWhen:
    'You explain what git stores for a commit, why unchanged files cost nothing, or how content addressing works. Good for 1 to 3 commits in a row that write up to 4 small files each, best two in a directory, at most one directory deep.',
  avoidWhen:
    'Branches and merges are the subject: use `git-graph`. The changed lines matter: use `code-diff`. Proofs that a record is included: use `merkle-tree`. Only the directories are of interest: use `file-tree`.',
  visual: 88,
  ease: 64,
  overall: 85,
  rationale:
    'Commit, tree and blob are in one row, each marked as new or reused; what is new has a dark outline, and what both commits share is tinted between them. Ids follow from contents, so nothing can be changed by hand. You supply files, messages and times.',
  reviewed: '2026-11-23',
  revision: 1,
  data: objectForm,
  sample: {
    title: 'The last commit adds {added} and reuses {reused}',
    subtitle: 'An id is the SHA-1 of type, length and contents: what does not change keeps its id and is stored once',
    author: 'Mira Costa <mira@example.com>',
    commits: [
      {
        name: 'Limit requests per key',
        time: '2026-11-19T14:05Z',
        files: [
          lines('README.md', '# limiter', 'A bucket per key'),
          lines('src/bucket.js', 'exports.rate = 5', 'exports.size = 20'),
          lines('src/server.js', 'app.use(limiter)', 'app.listen(8080)'),
        ],
      },
      {
        name: 'Refill twice as fast',
        time: '2026-11-20T09:30Z',
        files: [lines('src/bucket.js', 'exports.rate = 10', 'exports.size = 20')],
        refs: ['main'],
      },
    ],
    source:
      'Ids and sizes as git computes them; modes, e-mail, time zone not shown; illustrative files; Pro Git, 10.2 Git Objects',
  },
  draw: (data, sheet) => {
    const { objects, added, reused } = storeCommits(data)
    const records = objects.map((object): PointerRecord => {
      const { type, id, bytes, item, text, rows, entries } = object
      const isReused = reused.includes(object)
      const own = sheet.isFocus(item) ? 'accent' : added.includes(object) ? 'ink' : undefined
      const paint = isReused ? emphasis.soft : own === undefined ? {} : ({ stroke: own } as const)
      const ref = type === 'commit' ? refsOf(data.commits, item as StoredCommit) : undefined
      const pointers = entries.map(({ name, to }, row): RecordPointer => {
        if (type === 'tree') return { to: to.id, row }
        return name === 'parent' ? { to: to.id, below: name } : { to: to.id, row }
      })
      const fate = isReused ? ', reused' : added.includes(object) ? ', new' : ''
      const note = `${bytes} bytes${fate}`
      const shown = type === 'blob' ? rows.map(shownBlanks) : rows
      return { id, item, name: `${type} ${id.slice(0, 7)}`, note, text, rows: shown, ref, paint, pointers }
    })
    const problem = 'arrows lie on each other; leave at most two files in one directory, or take a commit out'
    drawRecords(records, sheet, { at: 'commits', problem })
    const written = data.commits.flatMap(({ files }) => files.flatMap(({ lines }) => lines))
    if (written.some((each) => shownBlanks(each) !== each)) sheet.footnote('· is a space, → a tab.')
    sheet.prove('added', ...added.map(({ item }) => item))
    sheet.prove('reused', ...reused.map(({ item }) => item))
    sheet.ifTooWide('commits', 'shorten names and lines')
  },
  derive: (data) => {
    const { added, reused } = storeCommits(data)
    return { added: count(added.length, 'object'), reused: counted(reused) }
  },
  describe: (data) => {
    const { objects, added, reused } = storeCommits(data)
    const ids = objects.flatMap(({ type, id, item }) => (type === 'commit' ? [`${id.slice(0, 7)} "${item.name}"`] : []))
    return `Git objects of ${count(ids.length, 'commit')}, oldest first: ${enumerate(ids.toReversed())}. Each commit names its tree, trees name trees and blobs by SHA-1 id. The last commit adds ${count(added.length, 'object')} and reuses ${counted(reused)} of the commits before it.`
  },
})
