/** @jsxImportSource preact */
/**
 * Buttons that copy something of the draft.
 */
import type { ComponentChildren } from 'preact'
import { copySvg, copyText } from '../copy.ts'
import { shownLook } from '../look.ts'
import { tell } from '../tell.ts'
import type { Store } from './store.ts'

/** The code that makes links is loaded on first use. */
export const links = () => import('./links.ts')

/** The code that makes files and texts is, too. */
export const files = () => import('./files.ts')

/** Link and image; on narrow screens these are in the menu. */
export function Copies({ store, where }: { store: Store; where: string }) {
  return (
    <>
      <Copy where={where} does={() => copyText(links().then(({ linkOf }) => linkOf(store)))}>
        Copy link
      </Copy>
      <Copy where={where} does={() => copyPicture(store)}>
        Copy image
      </Copy>
    </>
  )
}

/** A picture in the colors of a dark page says so: it is pasted where nobody sees that page. */
const copyPicture = async (store: Store): Promise<string> => {
  await copySvg(files().then(({ svgToKeep }) => svgToKeep(store)))
  return shownLook().theme === 'dark' ? 'Copied, dark' : 'Copied'
}

type CopyProps = { does: () => Promise<string | void>; where?: string; children: ComponentChildren }

/** A button that reports the outcome of copying. */
export function Copy({ does, where, children }: CopyProps) {
  return (
    <button type="button" class={where} onClick={({ currentTarget }) => tell(currentTarget, does())}>
      {children}
    </button>
  )
}
