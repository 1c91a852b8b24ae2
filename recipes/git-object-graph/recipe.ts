/** Two commits of a small service: one line changed, so four objects are new and two blobs are those of the first. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { objectForm } from './data.ts'
import { drawObjects } from './draw.ts'
import { type GitObject, lastCommit, shortId, storeCommits } from './objects.ts'

const counted = (objects: GitObject[]): string => {
  const [trees, blobs] = ['tree', 'blob'].map((type) => objects.filter((each) => each.type === type).length)
  return enumerate([trees ? count(trees, 'tree') : [], blobs ? count(blobs, 'blob') : []].flat()) || 'nothing'
}

export default defineRecipe({
  name: 'Git object graph',
  family: 'Data structures',
  description:
    'What git stores for your files and commits: refs, commits, trees and blobs with the SHA-1 ids that git gives them, computed, and which objects commits share. Also called git internals, object database, content-addressed storage or Merkle DAG.',
  useWhen:
    'You explain what git stores for a commit, why unchanged files cost nothing, or how content addressing works. Good for 1 to 3 commits in a row that write up to 4 small files each, best two in a directory, at most one directory deep.',
  avoidWhen:
    'Branches and merges are the subject: use `git-graph`. The changed lines matter: use `code-diff`. Proofs that a record is included: use `merkle-tree`. Only the directories are of interest: use `file-tree`.',
  aliases: ['git objects', 'content addressed storage', 'blob tree commit', 'sha-1', 'deduplication'],
  visual: 88,
  ease: 64,
  overall: 83,
  rationale:
    'Commit, tree and blob are in one row, and what both commits share is tinted between them, with an arrow from each. Ids follow from contents, so nothing can be changed by hand. You supply files, messages and times.',
  reviewed: '2026-11-22',
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
          { name: 'README.md', lines: ['# limiter', 'A bucket for each key'] },
          { name: 'src/bucket.js', lines: ['export const rate = 5', 'export const burst = 20'] },
          { name: 'src/server.js', lines: ['if (take(key)) next()', 'else reply(429)'] },
        ],
      },
      {
        name: 'Refill twice as fast',
        time: '2026-11-20T09:30Z',
        files: [{ name: 'src/bucket.js', lines: ['export const rate = 10', 'export const burst = 20'] }],
        refs: ['main'],
      },
    ],
    source: 'Pro Git, 10.2 Git Internals: Git Objects',
  },
  draw: drawObjects,
  derive: ({ commits, author }) => {
    const { added, reused } = lastCommit(storeCommits(commits, author))
    return { added: count(added.length, 'object'), reused: counted(reused) }
  },
  describe: ({ commits, author }) => {
    const store = storeCommits(commits, author)
    const { added, reused } = lastCommit(store)
    const ids = store.commits.map((each, index) => `${shortId(each)} "${commits[index]?.name}"`)
    return `Git objects of ${count(commits.length, 'commit')}, oldest first: ${enumerate(ids)}. Each commit names its tree, trees name trees and blobs by SHA-1 id. The last commit adds ${count(added.length, 'object')} and reuses ${counted(reused)} of the commits before it.`
  },
})
