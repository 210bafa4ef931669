/** Milliseconds for which an Urdu page waits for Nastaliq. A slower connection shows the device's font on that page. */
export const NASTALIQ_WAIT_MS = 800;

/**
 * Script before the text of Urdu pages: hides the page until Nastaliq has arrived, so that a first visit does not show
 * Naskh. After `NASTALIQ_WAIT_MS` the page keeps the device's font until the next page, because a late font would move
 * the text. It runs after the style sheets have loaded. Every content security policy names the script by its hash.
 */
export const NASTALIQ_SCRIPT = `(function(d){var s=d.documentElement.style,t=setTimeout(late,${NASTALIQ_WAIT_MS});function show(){clearTimeout(t);s.visibility=''}function late(){s.setProperty('--font-nastaliq','Noto Nastaliq Urdu');show()}s.visibility='hidden';d.fonts.load('1em Nastaliq','ا').then(function(f){f.length?show():late()},late)})(document)`;
