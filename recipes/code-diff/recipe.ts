/** A unified diff as git prints it: a retry helper gets exponential backoff with full jitter. */

import { diffSize } from '../../drawing/data/diff.ts'
import { listingForm } from '../../drawing/data/listing.ts'
import { count } from '../../drawing/describe.ts'
import { drawListing } from '../../drawing/listing/draw-listing.ts'
import { readPanel } from '../../drawing/listing/rows.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

export default defineRecipe({
  name: 'Code diff',
  family: 'Developer surfaces',
  description:
    'A unified diff with the line numbers of both files, a bar and a plus or minus beside each changed line, and remarks that say what a change does and why. Also called patch, git diff or code change.',
  useWhen:
    'You explain one change in a pull request, changelog, postmortem or tutorial: what was removed, what replaced it, and what follows from it. Good for 1 to 3 hunks, up to 40 lines and 5 remarks.',
  avoidWhen:
    'The change speaks for itself: a fenced block does as well and can be copied. The output of commands is the point: use `terminal-session`. One raw message is: use `http-exchange`. Branches and merges: use `git-graph`.',
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'Bars and signs show the change before a word is read, also without color, and remarks give the reason. A line inserted by hand moves and renumbers the lines below it. You supply the diff as git prints it and quote what a remark is about.',
  reviewed: '2026-11-23',
  revision: 1,
  data: listingForm({ kinds: ['diff'] }),
  sample: {
    title: 'A random wait keeps clients from retrying in step',
    subtitle: 'A fixed wait of 200 ms becomes a random one, below a ceiling that doubles up to 1 s',
    source: 'Illustrative code',
    focus: ['Math.random() * ceiling'],
    panels: [
      {
        lines: [
          '--- a/src/retry.ts',
          '+++ b/src/retry.ts',
          '@@ -10,13 +10,15 @@ const sleep = (ms: number) =>',
          ' /** Calls fn until it succeeds, at most max times;',
          '     throws the last error. */',
          ' export async function retry<T>(fn: () => Promise<T>, max = 5) {',
          '-  const delay = 200',
          '+  const base = 200',
          '+  const cap = 1000',
          '   for (let attempt = 1; ; attempt++) {',
          '     try {',
          '       return await fn()',
          '     } catch (error) {',
          '       if (attempt === max) throw error',
          '-      await sleep(delay)',
          '+      const ceiling = Math.min(cap, base * 2 ** (attempt - 1))',
          '+      await sleep(Math.random() * ceiling)',
          '     }',
          '   }',
          ' }',
        ],
      },
    ],
    callouts: [
      { on: 'delay = 200', text: 'After an outage, every client retried at the same 200 ms' },
      { on: 'Math.random() * ceiling', text: 'Full jitter: any wait below 200, 400, 800, then 1000 ms' },
    ],
  },
  draw: (data, sheet) => {
    drawListing(data, sheet)
    // The head of the panel says how many lines are added.
    sheet.prove('added', ...data.panels)
  },
  derive: ({ panels }) => {
    const { added, removed } = sizeOf(panels)
    return { added: String(added), removed: String(removed) }
  },
  describe: ({ panels, callouts = [] }) => {
    const { added, removed } = sizeOf(panels)
    const path = panels.map((panel) => readPanel(panel).title ?? 'one file').join()
    return `A unified diff of ${path}, with the line numbers of the old and the new file and a plus or minus sign beside each changed line: ${count(added, 'line')} added, ${removed} removed.${callouts.length > 0 ? ` Remarks: ${callouts.map(({ text }) => text).join('; ')}.` : ''}`
  },
})

const sizeOf = ([panel]: { lines: { text: string }[] }[]) => diffSize(panel?.lines.map(({ text }) => text) ?? [])
