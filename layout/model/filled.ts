/**
 * A list of one value. Plain lists are made several times as fast as typed arrays, which have their memory elsewhere: that
 * counts where there are many short ones.
 */
export function filled(count: number, value: number): number[] {
  const list: number[] = []
  for (let index = 0; index < count; index++) list.push(value)
  return list
}
