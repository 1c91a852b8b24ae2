/**
 * What runs on every page: the theme, the key that leads to the search, menus, the look of the pictures, and blocks
 * of text that scroll. A page with a script of its own loads this as a part of it.
 */
import { startLook } from './look.ts'
import { startMenus } from './menus.ts'
import { startTheme } from './page-theme.ts'
import { makeScrollersFocusable } from './scrollers.ts'
import { startSearchKey } from './search-key.ts'

startTheme()
startSearchKey()
startMenus()
startLook()
makeScrollersFocusable()
