import { describe, expect, it } from 'vitest';
import { safeUrl } from '@/lib/api/client/media-url';

describe('an address of content', () => {
  it.each([
    ['https://other.example/a?b=c#d', 'https://other.example/a?b=c#d'],
    ['HTTP://Other.Example', 'http://other.example/'],
    ['https://other.example:8443/x', 'https://other.example:8443/x'],
    ['  https://other.example/a  ', 'https://other.example/a'],
    ['/productos/x', '/productos/x'],
    [' /buscar?q=ñ#fin ', '/buscar?q=%C3%B1#fin'],
    ['/a/../b', '/b'],
    ['/', '/'],
  ])('%s is %s', (value, url) => expect(safeUrl(value)).toBe(url));

  it.each([
    ['another scheme', 'javascript:alert(1)'],
    ['a scheme with a tab', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a mail', 'mailto:ana@ejemplo.mx'],
    ['a scheme that only begins like http', 'httpsx://other.example'],
    ['a scheme that only ends like http', 'xhttp://other.example'],
    ['a host without a scheme', '//other.example'],
    ['a host after a backslash', '/\\other.example'],
    ['two backslashes', '\\\\other.example'],
    ['a host after a tab', '/\t/other.example'],
    ['a path that is read as a host', '/.//other.example'],
    ['a scheme without a host', 'https:other.example'],
    ['a scheme with one slash', 'https:/other.example'],
    ['a user', 'https://ana@other.example'],
    ['a password', 'https://:secret@other.example'],
    ['a relative path', 'productos/x'],
    ['a fragment', '#fin'],
    ['nothing', ''],
    ['spaces', '   '],
    ['no host', 'https://'],
    ['a broken host', 'https://[x'],
    ['the base itself', 'http://site.invalid'],
  ])('%s is none', (_, value) => expect(safeUrl(value)).toBeNull());
});
