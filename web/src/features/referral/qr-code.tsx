import { encode } from 'uqr';
import { referralText as text } from '../../text/referral.ts';

/** A link as a QR code: dark on light in both themes, because cameras want it so. */
export const QrCode = ({ link }: { link: string }) => {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, from the link
      role="img"
      aria-label={text.qrLabel(link)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded border border-line bg-white"
    >
      <path d={path} fill="#111" />
    </svg>
  );
};
