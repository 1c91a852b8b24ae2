/**
 * The editor in use and under attack (`npm run editor-walks [-- NAME …]`): walks through six recipes at the speed of
 * a person, a long drag, many undos, links to a fresh browser, hostile input, and a diagram of every language
 * pasted as text; moves in the diagram, the time from a key to the picture, what was once falsified, lost or not told, and focus and
 * targets on every kind of page. Takes minutes.
 *
 * Each prints its measurements; one beyond its limit fails the run.
 */
import { openStage } from '../test/browser/stage.ts'
import { dragScene } from './editor-walks/drag.ts'
import { walkFocus } from './editor-walks/focus.ts'
import { sendHostile } from './editor-walks/hostile.ts'
import { keepDrafts, shareLink, stepBack } from './editor-walks/keep.ts'
import { pressKeys } from './editor-walks/keys.ts'
import { moveParts } from './editor-walks/moves.ts'
import { keepSafe } from './editor-walks/safe.ts'
import { pasteTexts } from './editor-walks/texts.ts'
import { tellAll } from './editor-walks/told.ts'
import { walkRecipes } from './editor-walks/walk.ts'

const parts = {
  walk: walkRecipes,
  drag: dragScene,
  steps: stepBack,
  keep: keepDrafts,
  share: shareLink,
  hostile: sendHostile,
  texts: pasteTexts,
  moves: moveParts,
  keys: pressKeys,
  safe: keepSafe,
  told: tellAll,
  focus: walkFocus,
}

const wanted = process.argv.slice(2)
const stage = await openStage({ isWhole: true })
let failed = 0
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await run(stage, (words, isWithin) => {
    console.log(`${isWithin ? 'ok  ' : 'FAIL'} ${name}: ${words}`)
    if (!isWithin) failed += 1
  })
}
await stage.close()
process.exitCode = failed === 0 ? 0 : 1
