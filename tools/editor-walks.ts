/**
 * The editor as people use it and as it should not be used (`npm run editor-walks [-- NAME …]`): walks at the speed of
 * a person on six recipes, a long drag, many steps back, links to a fresh browser, and hostile input. Takes minutes.
 *
 * Each prints what it measured; what is beyond its bound fails the run.
 */
import { openStage } from '../test/browser/stage.ts'
import { dragScene } from './editor-walks/drag.ts'
import { sendHostile } from './editor-walks/hostile.ts'
import { keepDrafts, shareLink, stepBack } from './editor-walks/keep.ts'
import { walkRecipes } from './editor-walks/walk.ts'

const parts = {
  walk: walkRecipes,
  drag: dragScene,
  steps: stepBack,
  keep: keepDrafts,
  share: shareLink,
  hostile: sendHostile,
}

const wanted = process.argv.slice(2)
const stage = await openStage()
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
