/**
 * A terminal session: a rollout hangs, and four commands find out why and take it back.
 *
 * The output was compared with kubectl itself (rollout status, get pods, describe pod, rollout undo);
 * ages and counts follow from one timetable, so that the commands agree with each other.
 */
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { listing, type Row, rowTop, type Setting } from '../../drawing/listing.ts'
import type { Panel } from '../../drawing/panel-head.ts'
import { box, finish } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import { kubectlDescribe, kubectlGet, tabbed } from '../../drawing/tabbed.ts'

const app = 'orders'
const pod = `${app}-7d4b9c6f58-hj5rn`
const oldPods = ['4xk2p', '9wqlt', 'm7zvd'].map((suffix) => `${app}-6c5f8d7b9f-${suffix}`)

/** Seconds after the new pod was made: when its probe fails, and when each command runs. */
const probe = { first: 4, period: 10 }
const at = { pods: 95, describe: 101 }

const failures = Math.floor((at.describe - probe.first) / probe.period) + 1
const lastFailure = probe.first + (failures - 1) * probe.period
const age = `${at.describe - lastFailure}s (x${failures} over ${at.describe - probe.first}s)`

/** The line that the service logs at the first probe after `describe`. */
const podMade = new Date('2026-11-20T09:12:20.117Z')
const logged = new Date(podMade.getTime() + (lastFailure + probe.period) * 1000).toISOString()
const entry = { time: logged, level: 'WARN', msg: 'not ready: database schema is at version 41, this release needs 42' }

const command = (words: string): Row => ({ text: `$ ${words}`.trimEnd(), bold: true })
const output = (text: string): Row => ({ text })
const empty: Row = { text: '' }

const pods = tabbed(
  [
    ['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'],
    ...oldPods.map((name) => [name, '1/1', 'Running', '0', '3d4h']),
    [pod, '0/1', 'Running', '0', `${at.pods}s`],
  ],
  kubectlGet,
)

// `From` is as wide as its widest cell before grep took the Normal events away.
const scheduler = ['Normal', 'Scheduled', `${at.describe}s`, 'default-scheduler', 'Successfully assigned']
const events = tabbed(
  [
    ['Type', 'Reason', 'Age', 'From', 'Message'],
    ['----', '------', '----', '----', '-------'],
    scheduler,
    ['Warning', 'Unhealthy', age, 'kubelet', 'Readiness probe failed: HTTP probe failed with statuscode: 503'],
  ],
  kubectlDescribe,
).filter((line) => !line.includes('Normal'))

const event = (line: string): Row => {
  const warning = line.startsWith('Warning')
  return { text: `  ${line}`, bold: warning, lit: warning }
}

const rows: Row[] = [
  command(`kubectl rollout status deployment/${app} --timeout=90s`),
  output(`Waiting for deployment "${app}" rollout to finish: 1 out of 3 new replicas have been updated...`),
  { text: 'error: timed out waiting for the condition', fill: 'negative' },
  empty,
  command(`kubectl get pods -l app=${app}`),
  ...pods.map(output),
  empty,
  command(`kubectl describe pod ${pod} | sed -n '/^Events/,$p' | grep -v Normal`),
  output('Events:'),
  ...events.map(event),
  empty,
  command(`kubectl logs ${pod} --tail=1`),
  output(JSON.stringify(entry)),
  empty,
  command(`kubectl rollout undo deployment/${app}`),
  output(`deployment.apps/${app} rolled back`),
  command(''),
]

const setting: Setting = { size: 14, pitch: 22 }

const panel: Panel = {
  x: margin,
  y: top,
  w: canvas.wide.width - 2 * margin,
  h: 568,
  title: 'kubectl in namespace default',
  dots: true,
}

/** The cursor after the last prompt: on the 8-px grid, two characters in. */
const cursor = box(panel.x + 32, rowTop(panel, setting, rows.length - 1) + 4, 8, 16, { fill: 'ink', stroke: 'none' })

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Terminal session: kubectl shows why the rollout of orders hangs, and undoes it',
    description: `A terminal window with five kubectl commands and their output. The rollout of the deployment orders times out after 90 seconds with one of three new replicas; the list of pods shows the new one at 0/1 ready; describe gives the reason, highlighted: the readiness probe failed ${failures} times with HTTP (Hypertext Transfer Protocol) status 503. The log names the cause, a database schema one version behind, and rollout undo brings the old version back.`,
    elements: [
      ...heading(
        'Why the rollout hangs',
        'The new pod runs but never gets ready: its readiness probe is answered with 503, because the database schema is one version behind',
      ),
      ...inDrawOrder([...listing(panel, setting, rows), cursor]),
    ],
  })

export default defineRecipe({
  name: 'Terminal session',
  family: 'Developer surfaces',
  description:
    'A terminal window with prompts in bold, the output under each command and one decisive line highlighted, ready to be read from top to bottom. Also called console transcript, shell session, CLI output or command-line screenshot.',
  useWhen:
    'A runbook, post-mortem or tutorial must show which commands were typed and what they printed, as text that can be edited. Good for 2 to 6 commands, up to 23 lines of at most 129 characters.',
  avoidWhen:
    'A change of code is the point (use `code-diff`), the times between events matter (use `incident-timeline`), or the structure of the cluster does (use `kubernetes-cluster`). Log lines of several services side by side need a table.',
  visual: 82,
  ease: 88,
  overall: 85,
  rationale:
    'Bold commands and one highlighted line let a reader skip the rest of the output. Tables are aligned with spaces, so a longer name means padding its column again by hand. You supply commands and output as they really were.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
