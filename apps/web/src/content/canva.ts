import type { CanvaDesignType } from '@brandwright/contract';

/** The words of the design-editor card, and of the page to which Canva sends people back (rows J). */
export const canva = {
  title: 'Design editor',
  text: 'Export your logo, business card and letterhead to Canva, and edit them there.',
  loading: 'Checking your Canva connection…',
  unconfigured: 'Exporting to Canva isn’t set up on this site.',
  locked: 'Exports unlock with a paid plan.',
  later: 'You can export as soon as the kit is finished.',
  connect: 'Connect to Canva',
  connecting: 'Connecting…',
  /** Below the button. */
  consent: 'Canva will ask for your permission. Your files are sent only when you export.',
  active: 'Active',
  /** Before the name of the account. */
  connectedAs: 'Connected as',
  export: 'Export to Canva',
  again: 'Export again',
  exporting: 'Exporting…',
  progress: (place: number, of: number) => `Exporting ${place} of ${of}`,
  counts: 'Exported files count as downloads.',
  disconnect: 'Disconnect',
  exported: 'In your Canva account',
  types: { logo: 'Logo', 'business-card': 'Business card', letterhead: 'Letterhead' } satisfies Record<CanvaDesignType, string>,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name} in Canva (opens in a new tab)`,
  /** The card could not be read. */
  failed: 'We couldn’t check your Canva connection.',
  retry: 'Try again',
  toasts: {
    connected: ['Canva Connected!', 'Your Canva account has been successfully connected.'],
    exported: (n: number) => ['Export Successful!', `${n} designs exported to Canva.`] as const,
    connectFailed: ['Connection Failed', 'Failed to connect to Canva. Please try again.'],
    exportFailed: ['Export Failed', 'Failed to export to Canva. Please try again.'],
    disconnected: ['Canva Disconnected', 'Designs you exported stay in your Canva account.'],
    disconnectFailed: 'We couldn’t disconnect Canva',
  },
  page: {
    title: 'Connecting to Canva…',
    description: 'Canva brings you back here after you allow or decline access.',
    text: 'This will only take a moment.',
    refused: 'Canva isn’t connected',
    unreachable: 'We couldn’t finish connecting',
    nothing: 'There’s nothing to connect here',
    nothingText: 'To connect Canva, open one of your kits and choose “Connect to Canva.”',
    kit: 'Back to my kit',
    kits: 'My Brand Kits',
    retry: 'Try again',
  },
} as const;
