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

/** A step: the callback that runs, from which queue it is, and what the queues hold after it. */
export type LoopStep = {
  callback: Callback
  from: 'script' | 'microtask' | 'task'
  microtasks: string[]
  tasks: string[]
}

/** The most steps that are run: callbacks that queue themselves never end. */
export const mostSteps = 24

/** Runs the first callback as the script, then the queues until they are empty, or until the most steps are run. */
export function runLoop(callbacks: readonly Callback[]): LoopStep[] {
  const steps: LoopStep[] = []
  let [microtasks, tasks]: [string[], string[]] = [[], []]
  let next: string | undefined = callbacks[0]?.name
  let from: LoopStep['from'] = 'script'
  while (next !== undefined && steps.length < mostSteps) {
    const callback = callbacks.find(({ name }) => name === next)
    if (callback === undefined) break
    microtasks = microtasks.concat(callback.microtasks ?? [])
    tasks = tasks.concat(callback.tasks ?? [])
    steps.push({ callback, from, microtasks, tasks })
    from = microtasks.length > 0 ? 'microtask' : 'task'
    next = from === 'microtask' ? microtasks[0] : tasks[0]
    if (from === 'microtask') microtasks = microtasks.slice(1)
    else tasks = tasks.slice(1)
  }
  return steps
}

/** The turns of the loop, each as its first and last step: a task, or the script, with the microtasks that follow it. */
export const turnsOf = (steps: readonly LoopStep[]): { first: number; last: number }[] => {
  const starts = steps.flatMap(({ from }, index) => (from === 'microtask' ? [] : [index]))
  return starts.map((first, index) => ({ first, last: (starts[index + 1] ?? steps.length) - 1 }))
}

/** Whether the queues are empty after the steps that were run. */
export const isEnded = (steps: readonly LoopStep[]): boolean => {
  const last = steps.at(-1)
  return last === undefined || last.microtasks.length + last.tasks.length === 0
}
