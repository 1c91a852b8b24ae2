/**
 * Which bundles run somewhere: a list by vertex or step of the grid.
 */
import { append } from '../model/append.ts'

export class Runners {
  /** By place: how many different bundles there are, and whether the one aimed at is among them. */
  readonly kinds: Uint16Array
  readonly own: Uint8Array
  private readonly lists = new Map<number, number[]>()
  /** Where each bundle is, one entry for each of its routes. */
  private readonly places = new Map<number, number[]>()
  private aimed: readonly number[] = []

  constructor(size: number) {
    this.kinds = new Uint16Array(size)
    this.own = new Uint8Array(size)
  }

  /** Marks where a bundle is in `own`, until another one is aimed at or something is added or removed. */
  aim(bundle: number): void {
    for (const place of this.aimed) this.own[place] = 0
    this.aimed = [...(this.places.get(bundle) ?? [])]
    for (const place of this.aimed) this.own[place] = 1
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
    append(this.places, bundle, place)
  }

  remove(place: number, bundle: number): void {
    const [list, places] = [this.lists.get(place)!, this.places.get(bundle)!]
    list.splice(list.indexOf(bundle), 1)
    places.splice(places.indexOf(place), 1)
    if (!list.includes(bundle)) this.kinds[place]!--
  }
}
