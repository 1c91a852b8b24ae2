/**
 * The event loop of the HTML standard (section 8.1.7.3) on callbacks: one task runs to its end, then all microtasks, those
 * that they queue included; only then the next task.
 */

/** A callback as a person writes it: what it prints, and the callbacks that it queues, in order. */
export type Callback = {
  name: string
  prints?: string | undefined
  tasks?: string[] | undefined
  microtasks?: string[] | undefined
}

/** A turn: the callback that runs, from which queue it is, and what the queues hold after it; `rank` counts the turns. */
export type Turn = { callback: Callback; from: 'script' | 'microtask' | 'task'; microtasks: string[]; tasks: string[] }

/** The most turns that are run: callbacks that queue themselves never end. */
export const mostTurns = 24

/** Runs the first callback as the script, then the queues until they are empty, or until the most turns are run. */
export function runLoop(callbacks: readonly Callback[]): Turn[] {
  const turns: Turn[] = []
  let [microtasks, tasks]: [string[], string[]] = [[], []]
  let next: string | undefined = callbacks[0]?.name
  let from: Turn['from'] = 'script'
  while (next !== undefined && turns.length < mostTurns) {
    const callback = callbacks.find(({ name }) => name === next)
    if (callback === undefined) break
    microtasks = microtasks.concat(callback.microtasks ?? [])
    tasks = tasks.concat(callback.tasks ?? [])
    turns.push({ callback, from, microtasks, tasks })
    from = microtasks.length > 0 ? 'microtask' : 'task'
    next = from === 'microtask' ? microtasks[0] : tasks[0]
    if (from === 'microtask') microtasks = microtasks.slice(1)
    else tasks = tasks.slice(1)
  }
  return turns
}

/** Whether the queues are empty after the turns that were run. */
export const isEnded = (turns: readonly Turn[]): boolean => {
  const last = turns.at(-1)
  return last === undefined || last.microtasks.length + last.tasks.length === 0
}
