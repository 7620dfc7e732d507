import { describe, expect, it } from 'vitest';
import { lettersIn, lineBreaks } from './line-break.ts';

describe('a line of a name', () => {
  it('counts letters, not what stands over or under them', () => {
    expect(lettersIn('Kiln')).toBe(4);
    expect(lettersIn('น้ำผึ้ง')).toBe(4);
    expect(lettersIn('क्ष')).toBe(2);
  });

  it('holds a Bengali name of sixteen letters whose signs would make it twenty', () => {
    expect(lineBreaks(['কর্মকিষ্টক্ষপ্র', '&', 'Co'], false)).toContainEqual([]);
  });

  it('is broken in two and in three where a long name has no capitals to differ by', () => {
    const name = ['Studio', 'दूधवालामिठाई', 'घर'];
    expect(lineBreaks(name, false).map((b) => b.length)).toEqual([1, 2]);
    expect(lineBreaks(['Studio', 'Stonebridges', 'Co'], false).map((b) => b.length)).toEqual([1]);
  });

  it('[H23-01] reads the words of a long name a few times, not once for every pair of breaks', () => {
    const words = Array.from({ length: 40 }, (_, i) => '8906gB3Q'.charAt(i % 8));
    let reads = 0;
    const counted = new Proxy(words, {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d+$/u.test(key)) reads++;
        return Reflect.get(target, key, receiver);
      },
    });
    const broken = lineBreaks(counted, true);
    expect(broken.map((breaks) => breaks.length)).toEqual([1, 2]);
    // Each word is read once for its length, and the two words at each break for connectors.
    expect(reads).toBeLessThan(5_000);
  });
});
