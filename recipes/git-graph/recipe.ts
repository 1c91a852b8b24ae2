/** The history of a small service: two branches, two merges, two releases, as git log --graph shows it. */
import * as z from 'zod'
import { list } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { lanesOf } from './commit-lanes.ts'
import { drawHistory } from './draw-history.ts'
import { commit, mergesIn } from './history.ts'
import { linksIn } from './links.ts'
import { parentsFollow } from './parents.ts'
import { bareName } from './refs.ts'

export default defineRecipe({
  name: 'Git commit graph',
  family: 'Developer surfaces',
  description:
    'Commits in rows, newest first, with a lane for each branch, where they fork and merge, and what names point to: chips for branches, notches for tags. Merges are numbered, and what a highlighted one brings in is followed. Also called gitgraph, commit history or git log --graph.',
  useWhen:
    'You explain a branching model, a release or how a change got into a branch. Good for 3 to 48 commits on up to 6 lanes; git log prints all the data. Lines to commits not shown stop at the last row.',
  avoidWhen:
    'The lines of one change matter: use `code-diff`. You explain what git stores for a commit: use `git-object-graph`. You plan releases over time: use `roadmap-lanes`. You show the steps of a build: use `ci-cd-pipeline`.',
  visual: 86,
  ease: 76,
  overall: 84,
  rationale:
    'Rows as in git log keep subjects readable, and the highlighted loops show which commits came in by which merge. Inserting a commit by hand moves all below it. You supply commits newest first with their parents; lanes are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'timeline',
    {
      events: list(commit, { max: 60, of: 'Commits, newest first; left is main, or the branch of the first' }),
      hashes: z.boolean().default(true).describe('Whether ids are hashes, to be shown'),
    },
    {
      checks: ({ unique }) => [unique('events'), parentsFollow],
      targets: ({ events }) => [
        ...events.map((item) => ({ names: [item.id, item.name, ...item.refs, ...item.refs.map(bareName)], item })),
        ...linksIn(events),
      ],
    },
  ),
  sample: {
    title: '{merges} merges bring fix and export into v2.3.0',
    subtitle: 'feat/export forked at v2.2.0; merge 2 is the first commit with both',
    source: 'Illustrative history',
    focus: ['v2.3.0', 'Merge fix/timeout'],
    events: [
      { id: 'g365a2ee', name: 'Set the version to 2.4.0-dev', after: ['g2c717ff'], refs: ['main'] },
      { id: 'g2c717ff', name: 'Merge feat/export', after: ['g3510c2b', 'ef0f959'], refs: ['tag: v2.3.0'] },
      { id: 'ef0f959', name: 'Compress exports', after: ['f40bd95'], refs: ['feat/export'] },
      { id: 'f40bd95', name: 'Export as CSV', after: ['c205603'] },
      { id: 'c205603', name: 'Stream exports', after: ['ac390e5'] },
      { id: 'g3510c2b', name: 'Merge fix/timeout', after: ['g0d8bb52', 'g37359ce'] },
      { id: 'g37359ce', name: 'Cancel the query with the request', after: ['g1ace186'], refs: ['fix/timeout'] },
      { id: 'g1ace186', name: 'Reproduce the timeout', after: ['g0d8bb52'] },
      { id: 'g0d8bb52', name: 'Log the request id', after: ['ac390e5'] },
      { id: 'ac390e5', name: 'Parse settings once', refs: ['tag: v2.2.0'] },
    ],
  },
  draw: drawHistory,
  derive: ({ events }) => ({ commits: String(events.length), merges: String(mergesIn(events).length) }),
  describe: ({ events }) => {
    const merges = enumerate(mergesIn(events).map((each) => each.name))
    const refs = enumerate(events.flatMap((event) => event.refs.map((each) => `${bareName(each)} at "${event.name}"`)))
    return `${count(events.length, 'commit')} on ${count(lanesOf(events), 'lane')}, newest first, from "${events[0]?.name}" back to "${events.at(-1)?.name}".${merges && ` Merges: ${merges}.`}${refs && ` Names: ${refs}.`}`
  },
})
