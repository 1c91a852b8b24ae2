/**
 * A terminal session: a rollout hangs, and each command leads closer to the cause.
 *
 * The output was compared with kubectl itself; ages and counts agree with each other.
 */
import { listingForm } from '../../drawing/data/listing.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawListing } from '../../drawing/listing/draw-listing.ts'
import { isCommand } from '../../drawing/listing/rows.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

type Session = { panels: { lines: { text: string }[] }[]; focus?: string[] | undefined }

const linesOf = ({ panels }: Session): string[] => panels.flatMap(({ lines }) => lines.map(({ text }) => text))

/** The commands, without their prompts; a prompt at which nothing is typed is none. */
const commandsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (isCommand({ text: line }) ? [line.slice(2)] : []))

/** The commands down to the line in focus, with that line; undefined without a focus. */
const commandsUntil = (data: Session): string[] | undefined => {
  const lines = linesOf(data)
  const goal = lines.findIndex((line) => data.focus?.some((quote) => line.includes(quote)))
  return goal < 0 ? undefined : commandsIn(lines.slice(0, goal + 1))
}

export default defineRecipe({
  name: 'Terminal session',
  family: 'Developer surfaces',
  description:
    'A terminal window with commands in bold and their output below, and remarks beside the lines that matter: what each one means and which one is the cause. Also called console transcript, shell session or CLI output.',
  useWhen:
    'A runbook, postmortem or tutorial must explain a session: which lines of the output matter, and what follows from them. Good for 1 to 8 commands, up to 40 lines and 5 remarks.',
  avoidWhen:
    'Nobody needs remarks: a fenced code block does as well and can be copied. A change of code is the point: use `code-diff`. The times between events matter: use `incident-timeline`. Logs of several services: use `log-table`.',
  visual: 86,
  ease: 84,
  overall: 85,
  rationale:
    'Bold commands and aligned remarks let a reader skip the rest of the output. A line inserted by hand moves every line and leader below it. You supply commands and output as they really were, and quote the text that a remark is about.',
  reviewed: '2026-11-23',
  revision: 1,
  data: listingForm({ kinds: ['terminal'] }),
  sample: {
    title: 'From stuck rollout to cause in {until} commands',
    subtitle: 'The new pod runs but never becomes ready, because the database schema is one version behind',
    focus: ['version 41, this release needs 42'],
    source: 'Illustrative data',
    panels: [
      {
        name: 'kubectl in namespace default',
        lines: [
          '$ kubectl rollout status deployment/orders --timeout=90s',
          'Waiting for deployment "orders" rollout to finish: 1 out of 3 new replicas have been updated...',
          'error: timed out waiting for the condition',
          '',
          '$ kubectl get pods -l app=orders',
          'NAME                      READY   STATUS    RESTARTS   AGE',
          'orders-6c5f8d7b9f-4xk2p   1/1     Running   0          3d4h',
          'orders-6c5f8d7b9f-9wqlt   1/1     Running   0          3d4h',
          'orders-6c5f8d7b9f-m7zvd   1/1     Running   0          3d4h',
          'orders-7d4b9c6f58-hj5rn   0/1     Running   0          95s',
          '',
          '$ kubectl get events --field-selector reason=Unhealthy -o custom-columns=MESSAGE:.message',
          'MESSAGE',
          'Readiness probe failed: HTTP probe failed with statuscode: 503',
          '',
          '$ kubectl logs orders-7d4b9c6f58-hj5rn --tail=1',
          '09:14:04 WARN not ready: schema is at version 41, this release needs 42',
          '',
          '$ kubectl rollout undo deployment/orders',
          'deployment.apps/orders rolled back',
        ],
      },
    ],
    callouts: [
      { on: 'error: timed out waiting for the condition', text: 'Symptom: the rollout does not finish' },
      { on: 'orders-7d4b9c6f58-hj5rn   0/1     Running   0          95s', text: 'The new pod runs but is not ready' },
      { on: 'statuscode: 503', text: 'Its readiness endpoint returns 503' },
      { on: 'version 41, this release needs 42', text: 'Cause: migration 42 was never applied' },
      { on: 'rolled back', text: 'Back to the release on version 41' },
    ],
  },
  draw: (data, sheet) => drawListing(data, sheet, { steps: ['commands', 'until'] }),
  derive: (data) => {
    const until = commandsUntil(data)
    return {
      commands: String(commandsIn(linesOf(data)).length),
      ...(until === undefined ? {} : { until: String(until.length) }),
    }
  },
  meanings: { commands: 'all commands', until: 'how many commands lead to the first line in focus' },
  describe: ({ panels, callouts = [], focus }) => {
    const commands = commandsIn(linesOf({ panels }))
    const remarks =
      callouts.length === 0 ? '' : ` Remarks beside the lines: ${callouts.map(({ text }) => text).join('; ')}.`
    const decisive = focus === undefined ? '' : ` The decisive line is highlighted: ${focus[0]}.`
    return `A terminal window with ${count(commands.length, 'command')} and their output: ${enumerate(commands, 8)}.${remarks}${decisive}`
  },
})
