/** The data of a git object graph: commits with the files that they write. */
import * as z from 'zod'
import { list, name, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { problemsIn } from '../../drawing/data/problems.ts'
import { checkUnique } from '../../drawing/data/references.ts'
import { readMoment } from '../../drawing/values/moment.ts'
import { type Commit, storeCommits } from './objects.ts'

const file = z.strictObject({
  name: name('Its path, at most one directory deep', 32).regex(/^[^/]+(\/[^/]+)?$/, 'must be name or directory/name'),
  lines: list(words(24, 'A line'), { max: 4, of: 'All of its text; what is shown is what is hashed' }),
})

const commit = z.strictObject({
  name: name('Its message', 60),
  time: words(20, 'When, in UTC: 2026-11-20T09:30Z'),
  files: list(file, { max: 4, of: 'Files it writes; those it does not name stay as they were' }),
  refs: list(name('A branch or tag', 16), {
    min: 0,
    max: 2,
    of: 'Refs that it moves to itself; HEAD names the last one’s first',
  }).default([]),
})

/** Times are in UTC, paths differ, no file is a directory too, and equal contents stand at one depth. */
const check = ({ commits, author }: { commits: Commit[]; author: string }) => {
  const names = new Set(commits.flatMap(({ files }) => files.map((each) => each.name)))
  const { clashes } = storeCommits(commits, author)
  const fileProblem = (file: Commit['files'][number]): string | undefined => {
    const [directory = ''] = file.name.split('/')
    if (directory !== file.name && names.has(directory)) return `${directory} is a file already, no directory`
    if (!clashes.includes(file)) return undefined
    return 'has the contents of a file at another depth; their one blob cannot stand in two columns'
  }
  return [
    ...problemsIn(commits, { at: 'commits', field: 'time' }, ({ time }) =>
      time.endsWith('Z') && readMoment(time) !== undefined
        ? undefined
        : 'must be a time in UTC such as 2026-11-20T09:30Z',
    ),
    ...commits.flatMap(({ files }, index) => [
      ...checkUnique(`commits.${index}.files`, files),
      ...problemsIn(files, { at: `commits.${index}.files`, field: 'name' }, fileProblem),
    ]),
  ]
}

/** The form; files answer to their paths, commits to their messages and refs. */
export const objectForm = form(
  'own',
  {
    author: words(60, 'Author and committer of all: Name <email>').regex(/^[^<>]+ <[^<>]+>$/, 'must be Name <email>'),
    commits: list(commit, { max: 3, of: 'Commits, oldest first; each is the parent of the next' }),
  },
  {
    check,
    targets: ({ commits }) => [
      ...commits.map((item) => ({ names: [item.name, ...item.refs], item })),
      ...new Map(
        commits.flatMap(({ files }) => files.map((item) => [item.name, { names: [item.name], item }])),
      ).values(),
    ],
  },
)
