/**
 * Which bundles run somewhere: a list by vertex or step of the grid.
 */
import { append } from '../model/append.ts'

export class Runners {
  private readonly lists = new Map<number, number[]>()
  /** How many different bundles are in each list. */
  private readonly kinds: Uint16Array

  constructor(size: number) {
    this.kinds = new Uint16Array(size)
  }

  /** One entry for each route of a bundle. */
  at(place: number): readonly number[] {
    return this.lists.get(place) ?? []
  }

  has(place: number, bundle: number): boolean {
    return this.kinds[place]! > 0 && this.lists.get(place)!.includes(bundle)
  }

  /** How many other bundles there are. */
  others(place: number, bundle: number): number {
    const kinds = this.kinds[place]!
    return kinds === 0 || !this.lists.get(place)!.includes(bundle) ? kinds : kinds - 1
  }

  add(place: number, bundle: number): void {
    if (!this.has(place, bundle)) this.kinds[place]!++
    append(this.lists, place, bundle)
  }

  remove(place: number, bundle: number): void {
    const list = this.lists.get(place)!
    list.splice(list.indexOf(bundle), 1)
    if (!list.includes(bundle)) this.kinds[place]!--
  }
}
