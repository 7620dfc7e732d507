import apacheLicense from './apache-license.json' with { type: 'json' };

/** The MIT License, which must accompany any substantial portion of what it covers. */
const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** The Apache License 2.0 in full: its section 4a asks for a copy. */
const apache = apacheLicense.lines.join('\n');

/** Icon sets that drawings were made from, by the prefix of their names (`mdi:owl`), with the text that a license asks for. */
export const iconSets = {
  ph: { title: 'Phosphor Icons', site: 'phosphoricons.com', license: 'MIT', text: mit('2023 Phosphor Icons') },
  mdi: { title: 'Material Design Icons', site: 'pictogrammers.com', license: 'Apache-2.0', text: apache },
  'material-symbols': { title: 'Material Symbols', site: 'fonts.google.com/icons', license: 'Apache-2.0', text: apache },
  'fluent-emoji-high-contrast': {
    title: 'Fluent Emoji',
    site: 'github.com/microsoft/fluentui-emoji',
    license: 'MIT',
    text: mit('Microsoft Corporation.'),
  },
  healthicons: { title: 'Health Icons', site: 'healthicons.org', license: 'MIT', text: mit('2021 Resolve to Save Lives') },
  tabler: { title: 'Tabler Icons', site: 'tabler.io/icons', license: 'MIT', text: mit('2020-2024 Paweł Kuna') },
  maki: { title: 'Maki Icons', site: 'labs.mapbox.com/maki-icons', license: 'CC0-1.0', text: '' },
  temaki: { title: 'Temaki Icons', site: 'github.com/rapideditor/temaki', license: 'CC0-1.0', text: '' },
} as const;
export type IconSet = keyof typeof iconSets;
