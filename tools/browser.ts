/**
 * Makes sure that Chromium is installed before parallel tests need it: two installs at once would clash.
 */
import { findChromium } from '../test/browser/chromium.ts'

console.log(findChromium())
