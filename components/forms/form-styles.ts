// The classes of forms (`form-field`, `form-error` …), for screens of other areas that use them in their own markup.
import './forms.css';
